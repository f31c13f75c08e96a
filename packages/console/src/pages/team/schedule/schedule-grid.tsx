import type { TeamMember } from '@foyer/sdk/business'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Day } from '../../calendar/days.ts'
import { useHoursFormat } from '../../calendar/format-hours.ts'
import { Avatar } from '../avatar.tsx'
import { hoursIn, keyOf, type Schedule } from './edits.ts'
import type { GridRow } from './period.ts'
import { ScheduleCell } from './schedule-cell.tsx'
import type { useGrid } from './use-grid.ts'

interface ScheduleGridProps {
  label: string
  rows: readonly GridRow[]
  team: readonly TeamMember[]
  schedule: Schedule
  today: Day
  /** The month that the page shows, as `YYYY-MM`; days of others are pale. */
  month: string | undefined
  /** A month of many people has room for the number of hours alone. */
  isNarrow: boolean
  grid: ReturnType<typeof useGrid>
}

/** Who works when. */
export function ScheduleGrid({ rows, team, schedule, grid, ...props }: ScheduleGridProps) {
  const t = useTexts('team')
  const format = useHoursFormat()
  const isByWeek = rows[0]?.staffId === undefined
  const nameOf = (id: number) => team.find(member => member.id === id)?.name ?? ''
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="schedule-scroll" aria-label={props.label} tabIndex={0}>
      <table
        {...grid.table}
        aria-label={props.label}
        className={props.isNarrow ? 'schedule schedule-narrow' : 'schedule'}
      >
        <thead>
          <tr>
            <th scope="col">{isByWeek ? t.week : t.member}</th>
            {rows[0]?.cells.map(({ date }, column) => (
              <th key={date} scope="col" className={date === props.today ? 'schedule-today' : undefined}>
                <button
                  type="button"
                  tabIndex={-1}
                  title={t.selectDay(format.day(date))}
                  onClick={() => grid.selectColumn(column)}
                >
                  <span>{format.weekday(date)}</span>
                  {!isByWeek && <b>{format.date(date)}</b>}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, staffId, cells }, row) => (
            <tr key={key}>
              <th scope="row">
                <button type="button" tabIndex={-1} onClick={() => grid.selectRow(row)}>
                  {staffId === undefined ? (
                    <span>{format.span(cells[0]?.date as Day, cells.at(-1)?.date as Day)}</span>
                  ) : (
                    <>
                      <Avatar name={nameOf(staffId)} src={team.find(({ id }) => id === staffId)?.avatar} />
                      <span className="schedule-name">{nameOf(staffId)}</span>
                    </>
                  )}
                  <small>{format.total(cells.map(cell => hoursIn(schedule, cell)))}</small>
                </button>
              </th>
              {cells.map((cell, column) => (
                <ScheduleCell
                  key={cell.date}
                  name={nameOf(cell.staffId)}
                  date={cell.date}
                  hours={schedule.get(keyOf(cell))}
                  showsDate={isByWeek}
                  isToday={cell.date === props.today}
                  isPale={props.month !== undefined && !cell.date.startsWith(props.month)}
                  isNarrow={props.isNarrow}
                  attributes={grid.cell({ row, column })}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
