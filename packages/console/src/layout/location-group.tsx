import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAttention } from '../data/use-attention.ts'
import type { MyLocation } from '../foyer.ts'
import { type LocationPage, locationPages, pagesOf } from '../location-pages.ts'
import { useMe } from '../session/session.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { LocationIcon, SwitchIcon } from '../ui/icons.tsx'
import { Menu } from '../ui/menu.tsx'
import { lazyPart } from './lazy-part.tsx'
import { locationIcons } from './location-icons.tsx'
import { NavItem } from './nav-item.tsx'

const LocationAttention = lazyPart(async () => (await import('./location-attention.tsx')).LocationAttention)

/** The pages of one location, and a switch to the others. */
export function LocationGroup({ location }: { location: MyLocation }) {
  const t = useTexts('shell')
  const pages = pagesOf(location)
  const attention = useAttention().filter(item => item.location.id === location.id)
  const items = (group: LocationPage['group']) =>
    pages
      .filter(page => page.group === group)
      .map(({ path }) => (
        <NavItem
          key={path}
          to={`/locations/${location.id}/${path}`}
          icon={locationIcons[path]}
          title={t.locationPages[path]}
        />
      ))
  const administration = items('administration')
  return (
    <>
      <LocationSwitch location={location} />
      {(attention.length > 0 || location.suspension) && (
        <Suspense>
          <LocationAttention location={location} list={attention} onClose={() => {}} />
        </Suspense>
      )}
      <nav className="nav-group" aria-label={location.title}>
        {items('business')}
        {administration.length > 0 && <p className="nav-heading">{t.administration}</p>}
        {administration}
      </nav>
    </>
  )
}

/** Another location opens on the same page, if there is one for this person. */
function LocationSwitch({ location }: { location: MyLocation }) {
  const { locations } = useMe()
  const t = useTexts('shell')
  const navigate = useNavigate()
  const page = usePageOfLocation()
  const pathIn = (other: MyLocation) =>
    page && pagesOf(other).includes(page) ? `/locations/${other.id}/${page.path}` : `/locations/${other.id}`
  return (
    <Menu
      label={t.switchLocation}
      isNamedByContent
      align="start"
      className="location-switch"
      items={[
        { heading: t.locations },
        ...locations.map(other => ({
          title: other.title,
          isChosen: other.id === location.id,
          onSelect: () => void navigate(pathIn(other)),
        })),
        'line',
        { title: t.allLocations, icon: <LocationIcon />, to: '/locations' },
      ]}
    >
      <span className="location-mark" aria-hidden="true">
        {[...location.title][0]?.toLocaleUpperCase()}
      </span>
      <span className="location-name">{location.title}</span>
      <SwitchIcon />
    </Menu>
  )
}

function usePageOfLocation(): LocationPage | undefined {
  const { pathname } = useLocation()
  const [, , , path] = pathname.split('/')
  return locationPages.find(page => page.path === path)
}
