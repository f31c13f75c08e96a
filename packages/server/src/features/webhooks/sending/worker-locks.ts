/** The first half of the advisory locks that living workers hold; the second half is their id. */
export const workerLocks = 7_036
