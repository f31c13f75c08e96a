/** Explains what is wrong with a command. */
export class CommandError extends Error {}
