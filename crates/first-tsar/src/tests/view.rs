//! What a viewer is told: what lies open, what everybody could reckon, and of hidden things only the own.
