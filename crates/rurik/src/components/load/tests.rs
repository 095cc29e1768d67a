use super::*;

fn warnings(sheets: &Sheets) -> Vec<String> {
    let (_, warnings) = Tables::read(sheets).expect("no fault");
    warnings.iter().map(ToString::to_string).collect()
}

#[test]
fn the_embedded_tables_have_no_fault_and_no_warning() {
    assert_eq!(warnings(&Sheets::embedded()), Vec::<String>::new());
}

#[test]
fn the_hash_of_the_tables_is_that_of_the_records_played_with_them() {
    assert_eq!(Tables::current().hash_text(), "fdb5aba7ae0504f5");
}
