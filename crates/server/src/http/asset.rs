//! Style, script and pictures.

use axum::extract::{Path, Query};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use samovar_web::asset;
use serde::Deserialize;

#[derive(Deserialize)]
pub struct Version {
    v: Option<String>,
}

/// A file: for ever under the address with its hash, else until it changes.
pub async fn serve(Path(name): Path<String>, Query(version): Query<Version>, headers: HeaderMap) -> Response {
    let Some(asset) = asset::find(&name) else {
        return (StatusCode::NOT_FOUND, "there is no such file\n").into_response();
    };
    let hash = asset.hash();
    let tag = format!("\"{hash}\"");
    let kept =
        if version.v.as_deref() == Some(&hash) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|given| given.as_bytes() == tag.as_bytes());
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(header::CONTENT_TYPE, asset.media)], asset.body).into_response()
    };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        response.headers_mut().insert(header::ETAG, tag);
    }
    response
}
