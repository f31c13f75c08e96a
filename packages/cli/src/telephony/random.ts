/** Lehmer's generator, which gives the same numbers for the same seed. */
export type Random = (below: number) => number

export function seededRandom(seed: number): Random {
  // A seed of 0 would only give zeros.
  let state = (Math.abs(Math.trunc(seed)) % 2_147_483_646) + 1
  return below => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}
