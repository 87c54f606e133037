//! What is laid over the board because of the position: the links a peg would get, the winning chain, the shortest ways.
