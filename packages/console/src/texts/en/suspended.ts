/** What those concerned read about a suspension. */
export const texts = {
  location: (moment: string) =>
    `An operator of the platform has suspended this location on ${moment}. Nothing can be booked or changed, and applications cannot reach it.`,
  partner: (moment: string) =>
    `An operator of the platform has suspended this partner account on ${moment}. Its tokens are refused, its applications are not in the directory, and deliveries are held.`,
  account:
    'An operator of the platform has suspended this account. Until that is lifted, nobody can sign in with it. Nothing was deleted.',
  reason: (reason: string) => `Reason: ${reason}`,
}

declare module '../areas.ts' {
  interface Areas {
    suspended: typeof texts
  }
}
