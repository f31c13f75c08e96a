/** A command that was given wrong, in words. */
export class CommandError extends Error {}
