import type { TeamMember } from '@foyer/sdk/business'
import { PageActions } from '../../../layout/page.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ArrowIcon } from '../../../ui/icons.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import type { Day } from '../../calendar/days.ts'
import { useHoursFormat } from '../../calendar/format-hours.ts'
import { daysOf } from './period.ts'
import type { usePeriod } from './use-period.ts'

interface ScheduleBarProps {
  period: ReturnType<typeof usePeriod>
  team: readonly TeamMember[]
  onWeekly(): void
  onCopyWeek(): void
}

/** Which days of whom are shown, and what is done with many of them at once. */
export function ScheduleBar({ period, team, onWeekly, onCopyWeek }: ScheduleBarProps) {
  const t = useTexts('team')
  const format = useHoursFormat()
  const { span, day, member } = period
  const days = daysOf(span, day)
  return (
    <div className="schedule-bar">
      <PageActions>
        <Button onClick={onCopyWeek}>{t.copyWeek}</Button>
        <Button kind="primary" onClick={onWeekly}>
          {t.weeklyHours}
        </Button>
      </PageActions>
      <div className="actions">
        <Button
          kind="quiet"
          className="button-back"
          icon={<ArrowIcon />}
          aria-label={t.previous[span]}
          title={t.previous[span]}
          onClick={() => period.move(-1)}
        />
        <Button
          kind="quiet"
          icon={<ArrowIcon />}
          aria-label={t.next[span]}
          title={t.next[span]}
          onClick={() => period.move(1)}
        />
        <h2 aria-live="polite">
          {span === 'month' ? format.month(day) : format.span(days[0] as Day, days.at(-1) as Day)}
        </h2>
        <Button onClick={period.goToToday}>{t.today}</Button>
      </div>
      <div className="actions">
        <select
          aria-label={t.forWhom}
          value={member?.id ?? ''}
          onChange={event => period.setMember(event.target.value)}
        >
          <option value="">{t.wholeTeam}</option>
          {team.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Segmented
          label={t.span}
          value={span}
          segments={[
            { value: 'week', title: t.week },
            { value: 'month', title: t.month },
          ]}
          onChange={period.setSpan}
        />
      </div>
    </div>
  )
}
