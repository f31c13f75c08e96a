/** What a handling claims: the deliveries of one event, and its place in the event log if that is known. */
export interface Claim {
  deliveryIds: string[]
  at: Date
  /** Moves the position of a Location in its event log, if it is still `from`. */
  move?: { locationId: number; from: number; to: number }
}

/** `moved`: another process has moved the position since it was read, and nothing was done. */
export type ClaimResult = 'handled' | 'already_handled' | 'moved'

/**
 * Remembers what was handled. `once` is the whole promise: of all calls that claim a delivery, at the same time or one
 * after the other, in one process or several, exactly one runs `work` to its end.
 */
export interface InboxStore<Tx> {
  /**
   * Claims, runs `work` and moves the position, all of it or nothing: if `work` throws, nothing was claimed. Skips `work`
   * if any of the deliveries was claimed before, and still claims the others and moves.
   */
  once(claim: Claim, work: (tx: Tx) => unknown): Promise<ClaimResult>
  has(deliveryId: string): Promise<boolean>
  /** The last sequence that was dealt with; undefined for a Location that is new here. */
  findPosition(locationId: number): Promise<number | undefined>
  /** Forgets deliveries that were handled before this moment. */
  forget(before: Date): Promise<void>
}
