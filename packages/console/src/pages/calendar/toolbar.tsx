import { PageActions } from '../../layout/page.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { ArrowIcon, PeopleIcon, PlusIcon } from '../../ui/icons.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { DatePicker } from './date-picker.tsx'
import type { Day } from './days.ts'
import type { TeamMember } from './shapes.ts'
import { TeamFilter } from './team-filter.tsx'
import type { CalendarAddress } from './use-address.ts'
import { useDayWords } from './use-day-words.ts'

interface ToolbarProps {
  address: CalendarAddress
  today: Day
  team: TeamMember[]
  /** Absent for people who may not book. */
  onNew: ((kind: 'appointment' | 'event') => void) | undefined
}

export function Toolbar({ address, today, team, onNew }: ToolbarProps) {
  const t = useTexts('calendar')
  const { view, show, step } = address
  return (
    <div className="calendar-bar">
      {onNew && (
        <PageActions>
          <Button icon={<PeopleIcon />} onClick={() => onNew('event')}>
            <span className="calendar-new-word">{t.newGroupEvent}</span>
          </Button>
          <Button
            kind="primary"
            icon={<PlusIcon />}
            aria-keyshortcuts="n"
            onClick={() => onNew('appointment')}
          >
            <span className="calendar-new-word">{t.newAppointment}</span>
          </Button>
        </PageActions>
      )}
      <div className="calendar-steps">
        <Button onClick={() => show({ day: today })} aria-keyshortcuts="t">
          {t.today}
        </Button>
        <Button
          kind="quiet"
          icon={<PreviousIcon />}
          aria-label={t.previous}
          title={t.previous}
          onClick={() => step(-1)}
        />
        <Button
          kind="quiet"
          icon={<ArrowIcon />}
          aria-label={t.next}
          title={t.next}
          onClick={() => step(1)}
        />
        <DaysTitle address={address} />
        <DatePicker address={address} today={today} />
      </div>
      <div className="calendar-choices">
        <TeamFilter team={team} address={address} />
        <Segmented
          label={t.view}
          value={view}
          segments={[
            { value: 'day', title: t.day },
            { value: 'week', title: t.week },
          ]}
          onChange={chosen => show({ view: chosen })}
        />
      </div>
    </div>
  )
}

const PreviousIcon = () => (
  <span className="calendar-previous">
    <ArrowIcon />
  </span>
)

/** Tuesday, November 17, 2026, or the days of a week. Live, so that screen readers follow. */
function DaysTitle({ address: { days } }: { address: CalendarAddress }) {
  const inWords = useDayWords()
  return (
    <h2 className="calendar-days" aria-live="polite">
      {inWords(days[0] as Day, days.at(-1) as Day)}
    </h2>
  )
}
