/** Explains in one sentence, for the person who started the program, why it cannot start. */
export class StartError extends Error {}

/** Nobody responds at the address of the database. */
export class NoDatabaseError extends StartError {}
