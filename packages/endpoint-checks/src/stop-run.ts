/** Thrown instead of a request that must not be sent any more. The message says why, as a part of a sentence. */
export class StopRun extends Error {}
