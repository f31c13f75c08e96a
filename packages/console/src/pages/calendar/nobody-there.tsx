import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { TeamIcon } from '../../ui/icons.tsx'
import type { Place } from './shapes.ts'

/** A calendar needs people first, and a newcomer sees this page before any other. */
export function NobodyThere({ place: { locationId, managesTeam } }: { place: Place }) {
  const t = useTexts('calendar')
  return (
    <Empty
      icon={<TeamIcon />}
      title={t.nobodyTitle}
      action={
        managesTeam && (
          <ButtonLink kind="primary" to={`/locations/${locationId}/team`}>
            {t.goToTeam}
          </ButtonLink>
        )
      }
    >
      {managesTeam ? t.nobodyNote : t.nobodyNoteForOthers}
    </Empty>
  )
}
