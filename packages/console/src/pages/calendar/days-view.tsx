import { useMemo } from 'react'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Agenda, type FreeTime } from './agenda.tsx'
import { type Block, dayColumns, hoursOf, weekColumns } from './blocks.ts'
import { type Day, toDate } from './days.ts'
import { earliestOn, freeSpans } from './free-time.ts'
import type { Range } from './gesture.ts'
import { Grid } from './grid.tsx'
import type { Place, TeamMember } from './shapes.ts'
import { TeamWeek } from './team-week.tsx'
import type { CalendarAddress } from './use-address.ts'
import { useIsNarrow } from './use-narrow.ts'
import type { useNow } from './use-now.ts'

type Now = ReturnType<typeof useNow>
/** Shorter gaps are not offered. */
const leastFreeMinutes = 15

interface DaysViewProps {
  address: CalendarAddress
  team: TeamMember[]
  blocks: Block[]
  now: Now
  /** Whether the blocks are those of the shown days, and all of them. */
  isCurrent: boolean
  place: Place
  nameOf(staffId: number): string
  onMove(block: Block, range: Range): void
  onOpen(block: Block): void
  onSelect(range: Range): void
}

/**
 * Columns of people for a day, columns of days for the week of one, and a table for that of many. A phone has room for
 * one column, and gets a list of the rest.
 */
export function DaysView({
  address,
  team,
  blocks,
  now,
  isCurrent,
  place,
  nameOf,
  onMove,
  onOpen,
  onSelect,
}: DaysViewProps) {
  const t = useTexts('calendar')
  const formats = useFormats('UTC')
  const isNarrow = useIsNarrow()
  const { view, day, days, staffIds, show } = address
  const members = useMemo(
    () => (staffIds.length === 0 ? team : team.filter(({ id }) => staffIds.includes(id))),
    [team, staffIds],
  )
  const [only] = members
  const isWeekOfOne = view === 'week' && members.length === 1 && only !== undefined
  const columns = useMemo(
    () =>
      isWeekOfOne ? weekColumns(only, days, each => formats.weekday(toDate(each))) : dayColumns(members, day),
    [isWeekOfOne, only, days, members, day, formats],
  )
  if (isNarrow && (view === 'week' || members.length !== 1)) {
    const shown = blocks.filter(({ staffId }) => members.some(({ id }) => id === staffId))
    return (
      <Agenda
        days={days}
        blocks={shown}
        free={view === 'day' && place.mayCreate ? freeTimesOf(members, shown, day, now) : []}
        now={now}
        isCurrent={isCurrent}
        mayMove={place.mayEdit}
        nameOf={nameOf}
        onMove={onMove}
        onOpen={onOpen}
        onSelect={onSelect}
      />
    )
  }
  if (view === 'week' && !isWeekOfOne)
    return (
      <TeamWeek
        members={members}
        days={days}
        today={now.day}
        blocks={blocks}
        mayMove={place.mayEdit}
        onMove={onMove}
        onOpen={onOpen}
        onDay={(chosen, staffId) => show({ day: chosen, view: 'day', staffIds: [staffId] })}
      />
    )
  return (
    <Grid
      label={isWeekOfOne ? t.weekOf(only.name) : t.day}
      columns={columns}
      blocks={blocks}
      now={now}
      isCurrent={isCurrent}
      mayMove={place.mayEdit}
      maySelect={place.mayCreate}
      onMove={onMove}
      onOpen={onOpen}
      onSelect={onSelect}
    />
  )
}

/** Of the day that is left; yesterday has none. */
function freeTimesOf(members: TeamMember[], blocks: Block[], day: Day, now: Now): FreeTime[] {
  if (day < now.day) return []
  return members.flatMap(member => {
    const busy = blocks.filter(block => block.staffId === member.id && block.day === day)
    return freeSpans(hoursOf(member, day), busy, earliestOn(day, now))
      .filter(({ from, till }) => till - from >= leastFreeMinutes)
      .map(span => ({ ...span, staffId: member.id, day, isFree: true as const }))
  })
}
