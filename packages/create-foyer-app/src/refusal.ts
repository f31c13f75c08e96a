/** It was asked for something that it does not do; the message says what to do instead. */
export class Refusal extends Error {}
