import type { TeamMember } from '@foyer/sdk/business'
import { useSearch } from '../../../data/use-search.ts'
import { usePlatformNow } from '../../../session/platform-time.ts'
import { usePlace } from '../../business/place.tsx'
import { isDay, wallClock } from '../../calendar/days.ts'
import { moveBy, type Span } from './period.ts'

/** Which days of whom the page shows; the address holds it. */
export function usePeriod(team: readonly TeamMember[]) {
  const { values, set } = useSearch(['span', 'from', 'member'])
  const { timeZone } = usePlace()
  const today = wallClock(usePlatformNow(), timeZone).day
  const span: Span = values.span === 'month' ? 'month' : 'week'
  const given = values.from
  const day = isDay(given) ? given : today
  const member = team.find(({ id }) => String(id) === values.member)
  return {
    today,
    span,
    day,
    member,
    setSpan: (next: Span) => set({ span: next }, { isStep: true }),
    setMember: (id: string) => set({ member: id }, { isStep: true }),
    move: (count: number) => set({ from: moveBy(span, day, count) }, { isStep: true }),
    goToToday: () => set({ from: today }, { isStep: true }),
  }
}
