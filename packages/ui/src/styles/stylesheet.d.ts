// A stylesheet is imported for its effect: compilers that ask what it exports get nothing.
export {}
