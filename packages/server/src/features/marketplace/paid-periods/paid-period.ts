export interface Period {
  from: Date
  to: Date
}

export interface PaidPeriodFacts {
  /** An application without tariffs never freezes by itself. */
  hasTariffs: boolean
  /** The periods of all payments that were not refunded. */
  paid: Period[]
  freeUntil: Date | null
  graceUntil: Date | null
}

export interface PaidPeriod {
  /** The end of the unbroken cover that holds now, or of the last one there was. Null when there is nothing to pay. */
  paidUntil: Date | null
  /** When nothing covers this moment: the start of the next period that is paid for. */
  resumesAt: Date | null
}

const always = new Date(0)

// A period may be told to end at 23:59:59, and the next one to begin at midnight.
const joinMs = 1000

/** What is paid for, seen from a moment. */
export function paidPeriodOf(
  { hasTariffs, paid, freeUntil, graceUntil }: PaidPeriodFacts,
  now: Date,
): PaidPeriod {
  if (!hasTariffs) return { paidUntil: null, resumesAt: null }
  const free = [freeUntil, graceUntil].flatMap(to => (to ? [{ from: always, to }] : []))
  const periods = [...free, ...paid]
    .filter(({ from, to }) => to > from)
    .sort((left, right) => left.from.getTime() - right.from.getTime())
  let end = always
  for (const { from, to } of periods) {
    // A period to come extends the cover only when it joins it.
    if (from > now && from.getTime() - end.getTime() > joinMs)
      return { paidUntil: end, resumesAt: end > now ? null : from }
    if (to > end) end = to
  }
  return { paidUntil: end, resumesAt: null }
}

/** A period ends with its last moment: at `paid_until` itself it is over. */
export const isPaidAt = (until: Date | null, now: Date): boolean => until === null || until > now
