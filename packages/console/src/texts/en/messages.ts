/** The server speaks English, so its own sentences are shown. */
export const texts = {
  /** By the exact sentence of the server. */
  sentences: {} as Record<string, string>,
  /** By the code of the error, for sentences that are not listed. */
  codes: {} as Record<string, string>,
}

declare module '../areas.ts' {
  interface Areas {
    messages: typeof texts
  }
}
