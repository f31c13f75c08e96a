import type { Context } from '../../../context.ts'
import type { Measure } from './figures.store.ts'
import { readPlatformFigures } from './platform-figures.store.ts'

const hourMs = 60 * 60 * 1000

type PlatformHour = Record<Measure, number> & { at: Date }

/** What all partners did in each of the last hours, oldest first, as far as it is added up. */
export async function listPlatformHours(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  count: number,
): Promise<PlatformHour[]> {
  const last = Math.floor(clock.now().getTime() / hourMs)
  const hours = Array.from({ length: count }, (_, index) =>
    emptyHour(new Date((last - count + 1 + index) * hourMs)),
  )
  const byTime = new Map(hours.map(hour => [hour.at.getTime(), hour]))
  for (const { hour, measure, count } of await readPlatformFigures(db, hours[0]?.at ?? clock.now())) {
    const found = byTime.get(hour.getTime())
    if (found) found[measure] = count
  }
  return hours
}

const emptyHour = (at: Date): PlatformHour => ({
  at,
  delivered: 0,
  failed: 0,
  installed: 0,
  uninstalled: 0,
  requests: 0,
  request_errors: 0,
})
