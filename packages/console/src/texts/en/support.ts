/** Whom people may ask. */
export const texts = {
  ask: 'Questions? Ask {contact}.',
}

declare module '../areas.ts' {
  interface Areas {
    support: typeof texts
  }
}
