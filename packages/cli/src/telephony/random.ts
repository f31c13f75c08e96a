/** The same numbers for the same seed: Lehmer's generator. */
export type Random = (below: number) => number

export function seededRandom(seed: number): Random {
  // The generator has no way out of 0.
  let state = (Math.abs(Math.trunc(seed)) % 2_147_483_646) + 1
  return below => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}
