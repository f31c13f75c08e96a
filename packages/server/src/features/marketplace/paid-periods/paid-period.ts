export interface Period {
  from: Date
  to: Date
}

export interface PaidPeriodFacts {
  /** Billing never freezes an application without plans. */
  hasPlans: boolean
  /** The periods of all payments that were not refunded. */
  paid: Period[]
  freeUntil: Date | null
  graceUntil: Date | null
}

export interface PaidPeriod {
  /** The end of the unbroken paid period that holds now, or of the last one. Null when there is nothing to pay. */
  paidUntil: Date | null
  /** The start of the next paid period, when nothing is paid now. */
  resumesAt: Date | null
}

const always = new Date(0)

// A notice may end a period at 23:59:59 and begin the next one at midnight; both count as one.
const joinMs = 1000

/** Computes until when the installation is paid, seen from a moment. */
export function paidPeriodOf(
  { hasPlans, paid, freeUntil, graceUntil }: PaidPeriodFacts,
  now: Date,
): PaidPeriod {
  if (!hasPlans) return { paidUntil: null, resumesAt: null }
  const free = [freeUntil, graceUntil].flatMap(to => (to ? [{ from: always, to }] : []))
  const periods = [...free, ...paid]
    .filter(({ from, to }) => to > from)
    .sort((left, right) => left.from.getTime() - right.from.getTime())
  let end = always
  for (const { from, to } of periods) {
    // A later period extends the paid one only when it joins it.
    if (from > now && from.getTime() - end.getTime() > joinMs)
      return { paidUntil: end, resumesAt: end > now ? null : from }
    if (to > end) end = to
  }
  return { paidUntil: end, resumesAt: null }
}

/** The end is exclusive: at `paid_until` itself the period is over. */
export const isPaidAt = (until: Date | null, now: Date): boolean => until === null || until > now
