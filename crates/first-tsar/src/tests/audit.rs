//! The account of all pieces: every state that cannot be is found out, and those on the verge are not.
