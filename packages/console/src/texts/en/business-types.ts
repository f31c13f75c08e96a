/** The server's titles are English. */
export const texts = {
  /** By the ID of the group. */
  groups: {} as Record<number, string>,
  /** By the ID of the business type. */
  types: {} as Record<number, string>,
}

declare module '../areas.ts' {
  interface Areas {
    'business-types': typeof texts
  }
}
