/** Explains in one sentence, for the person who started the program, why it cannot start. */
export class StartError extends Error {}
