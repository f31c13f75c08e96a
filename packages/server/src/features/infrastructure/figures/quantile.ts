/** The bucket n holds times up to this many milliseconds, as `latency_bucket` in SQL has it. */
const endOf = (bucket: number): number => 2 ** (bucket / 2)

/** Estimates the time that a share of the attempts stayed within, in milliseconds; null without attempts. */
export function quantileOf(buckets: readonly number[], share: number): number | null {
  const total = buckets.reduce((sum, count) => sum + (count ?? 0), 0)
  if (total === 0) return null
  let left = total * share
  for (const [bucket, count = 0] of buckets.entries()) {
    if (count > 0 && left <= count) {
      const start = bucket === 0 ? 0 : endOf(bucket - 1)
      return Math.round(start + (endOf(bucket) - start) * (left / count))
    }
    left -= count
  }
  return Math.round(endOf(buckets.length - 1))
}
