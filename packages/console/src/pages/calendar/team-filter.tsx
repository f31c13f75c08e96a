import { useTexts } from '../../texts/use-texts.ts'
import { Menu } from '../../ui/menu.tsx'
import type { TeamMember } from './shapes.ts'
import type { CalendarAddress } from './use-address.ts'

interface TeamFilterProps {
  team: TeamMember[]
  address: CalendarAddress
}

/** Whose columns are shown. */
export function TeamFilter({ team, address: { staffIds, show } }: TeamFilterProps) {
  const t = useTexts('calendar')
  const chosen = team.filter(({ id }) => staffIds.includes(id))
  const toggle = (id: number) =>
    show({ staffIds: staffIds.includes(id) ? staffIds.filter(other => other !== id) : [...staffIds, id] })
  const [only] = chosen
  const words = !only ? t.wholeTeam : chosen.length === 1 ? only.name : t.people(chosen.length)
  return (
    <Menu
      label={t.shownTeam(words)}
      className="button button-plain"
      items={[
        { title: t.wholeTeam, isChecked: chosen.length === 0, onSelect: () => show({ staffIds: [] }) },
        'line',
        ...team.map(({ id, name }) => ({
          title: name,
          isChecked: staffIds.includes(id),
          onSelect: () => toggle(id),
        })),
      ]}
    >
      {words}
    </Menu>
  )
}
