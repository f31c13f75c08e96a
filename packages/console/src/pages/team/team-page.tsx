import { Outlet, useMatch, useNavigate } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { BusinessPage } from '../business/place.tsx'
import { useLocationOfPage } from '../locations/location.tsx'
import '../business/team-and-services.css'

const views = ['members', 'schedule'] as const

/** Frames the two pages of the team: who is in it, and when they work. */
export function TeamPage() {
  const t = useTexts('team')
  const location = useLocationOfPage()
  const navigate = useNavigate()
  const view = useMatch('/locations/:locationId/team/schedule') ? 'schedule' : 'members'
  return (
    <BusinessPage>
      <div className="business-bar">
        <Segmented
          label={t.view}
          value={view}
          segments={views.map(value => ({ value, title: t[value] }))}
          onChange={value => void navigate(value === 'schedule' ? 'schedule' : '.')}
        />
      </div>
      <Outlet context={location} />
    </BusinessPage>
  )
}
