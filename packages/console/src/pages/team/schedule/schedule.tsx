import type { TeamMember } from '@foyer/sdk/business'
import { useState } from 'react'
import type { MyLocation } from '../../../foyer.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadFailure } from '../../../ui/loaded-view.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { BulkBar } from '../../../ui/table/bulk-bar.tsx'
import type { Day } from '../../calendar/days.ts'
import { useHoursFormat } from '../../calendar/format-hours.ts'
import type { Hours } from '../../calendar/hours.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { CopyWeek } from './copy-week.tsx'
import { hoursIn, keyOf, paste, setHours } from './edits.ts'
import { gridRows } from './period.ts'
import { ScheduleBar } from './schedule-bar.tsx'
import { ScheduleGrid } from './schedule-grid.tsx'
import { SetHours } from './set-hours.tsx'
import { useEdits } from './use-edits.ts'
import { useGrid } from './use-grid.ts'
import { usePeriod } from './use-period.ts'
import { useSchedule } from './use-schedule.ts'
import { WeeklyHours } from './weekly-hours.tsx'

interface ScheduleProps {
  location: MyLocation
  team: readonly TeamMember[]
}

type Open = 'hours' | 'weekly' | 'copy' | undefined

/** The schedule of the team or of one member: select days, then set their hours. */
export function Schedule({ location, team }: ScheduleProps) {
  const t = useTexts('team')
  const format = useHoursFormat()
  const period = usePeriod(team)
  const { span, day, member } = period
  const staffIds = member ? [member.id] : team.map(({ id }) => id)
  const rows = gridRows(staffIds, span, day)
  const cellsInRows = rows.map(({ cells }) => cells)
  const columns = cellsInRows[0] ?? []
  const read = useSchedule(location, {
    staffIds,
    start: columns[0]?.date as Day,
    end: cellsInRows.at(-1)?.at(-1)?.date as Day,
  })
  const schedule = read.data ?? new Map()
  const edits = useEdits(location)
  const [open, setOpen] = useState<Open>()
  const [copied, setCopied] = useState<readonly Hours[]>([])

  const grid = useGrid({
    rows: rows.length,
    columns: columns.length,
    onOpen: () => setOpen('hours'),
    onClear: () => edits.proposeAtOnce(setHours(cells, [])),
    onCopy: () => copy(),
    onPaste: () => edits.proposeAtOnce(paste(copied, cells)),
  })
  const cells = grid.places.flatMap(({ row, column }) => cellsInRows[row]?.[column] ?? [])
  // Days that are not read yet look like days off.
  const isEachRead = cells.every(cell => schedule.has(keyOf(cell)))
  const areRead = isEachRead || (read.data !== undefined && !read.isPlaceholderData)
  const copy = () => setCopied(areRead ? cells.map(cell => hoursIn(schedule, cell)) : [])

  const close = () => setOpen(undefined)
  const choice = { members: team, chosen: staffIds, edits, onClose: close }
  const label = member ? t.scheduleOf(member.name) : t.scheduleOfTeam
  return (
    <div className="schedule-page">
      <ScheduleBar
        period={period}
        team={team}
        onWeekly={() => setOpen('weekly')}
        onCopyWeek={() => setOpen('copy')}
      />
      {edits.error && open === undefined && <Notice kind="error">{edits.error.message}</Notice>}
      {read.error ? (
        <LoadFailure message={read.error.message} onRetry={() => void read.refetch()} />
      ) : (
        <ScheduleGrid
          label={label}
          rows={rows}
          team={team}
          schedule={schedule}
          today={period.today}
          month={rows[0]?.staffId === undefined ? day.slice(0, 7) : undefined}
          isNarrow={columns.length > 7}
          grid={grid}
        />
      )}
      <p className="field-hint schedule-hint-keys">{t.scheduleHint}</p>
      <p className="field-hint schedule-hint-touch">{t.scheduleTouchHint}</p>
      {cells.length > 0 && (
        <BulkBar count={cells.length} onClear={grid.clear}>
          <Button kind="primary" onClick={() => setOpen('hours')}>
            {t.setHours}
          </Button>
          <Button onClick={() => edits.proposeAtOnce(setHours(cells, []))}>{t.dayOff}</Button>
          <Button disabled={!areRead} onClick={copy}>
            {t.copy}
          </Button>
          <Button disabled={copied.length === 0} onClick={() => edits.proposeAtOnce(paste(copied, cells))}>
            {t.paste}
          </Button>
        </BulkBar>
      )}
      {open === 'hours' && cells[0] && areRead && (
        <SetHours
          cells={cells}
          initial={initialHours(cells.map(cell => hoursIn(schedule, cell)))}
          description={describe(cells)}
          edits={edits}
          onClose={close}
        />
      )}
      {open === 'weekly' && (
        // Hours of a whole team are rarely the same, and what is over stays as it was.
        <WeeklyHours
          {...choice}
          chosen={member ? staffIds : []}
          from={laterOf(columns[0]?.date, period.today)}
        />
      )}
      {open === 'copy' && <CopyWeek {...choice} locationId={location.id} from={cells[0]?.date ?? day} />}
      {edits.waiting && <ConflictDialog waiting={edits.waiting} team={team} edits={edits} />}
    </div>
  )

  function describe(chosen: typeof cells): string {
    const [first] = chosen
    const who = team.find(({ id }) => id === first?.staffId)?.name ?? ''
    if (chosen.length === 1 && first) return t.dayOf(who, format.day(first.date))
    const people = new Set(chosen.map(({ staffId }) => staffId)).size
    return people === 1 ? t.daysOf(who, chosen.length) : t.daysOfPeople(chosen.length, people)
  }
}

/** The first hours among the chosen days, or those that most people begin with. */
const initialHours = (chosen: readonly Hours[]): Hours =>
  chosen.find(hours => hours.length > 0) ?? [{ from: '09:00', to: '18:00' }]

const laterOf = (day: Day | undefined, today: Day): Day => (day && day > today ? day : today)
