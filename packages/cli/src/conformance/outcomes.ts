/** Thrown by a check when the server did something else than the requirement says. */
export class Deviation extends Error {
  constructor(
    readonly asked: string,
    readonly came: string,
    readonly expected: string,
  ) {
    super(`${asked}: ${came}, expected ${expected}`)
  }
}

/** Thrown by a check that cannot say anything about this server. */
export class NotChecked extends Error {}
