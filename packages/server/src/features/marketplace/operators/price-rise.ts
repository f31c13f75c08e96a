import type { PendingPlanOption, Plan } from '../applications/pending-changes.ts'

type PlanOffer = PendingPlanOption & { plan: string }

const offersOf = (plans: Plan[]): PlanOffer[] =>
  plans.flatMap(({ title, options }) => options.map(option => ({ ...option, plan: title })))

/**
 * Returns what costs more than before, or the cheapest where nothing had to be paid; undefined when nothing does; pure.
 * An option that is gone is compared with the cheapest of the same length: a price rises by another option, too.
 */
export function findPriceRise(before: Plan[], after: Plan[]): PlanOffer | undefined {
  const offers = offersOf(after).toSorted((left, right) => left.overall_price - right.overall_price)
  const former = offersOf(before)
  if (former.length === 0) return offers[0]
  for (const old of former) {
    const now =
      offers.find(({ id }) => id === old.id) ??
      offers.find(({ duration_in_months }) => duration_in_months === old.duration_in_months)
    if (now && isDearer(now, old)) return now
  }
  return undefined
}

/** Another currency is another price; for less time, so is the same sum. */
const isDearer = (now: PlanOffer, old: PlanOffer): boolean =>
  now.currency_iso !== old.currency_iso ||
  now.overall_price > old.overall_price ||
  (now.overall_price === old.overall_price && now.duration_in_months < old.duration_in_months)
