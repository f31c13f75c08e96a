import { Outlet, useLocation, useOutletContext, useParams } from 'react-router'
import type { MyLocation } from '../../foyer.ts'
import { useHasOwnFrame } from '../../layout/own-frame.ts'
import { Page } from '../../layout/page.tsx'
import { locationPages, mayOpen } from '../../location-pages.ts'
import { useMe } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Back } from '../../ui/back.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LocationIcon } from '../../ui/icons.tsx'
import { LostNotice } from '../../ui/lost-notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Suspended } from '../suspended/suspended.tsx'
import { NeedsRight } from './needs-right.tsx'
import { useRoleTitle } from './use-role-title.ts'

/** Frames the pages of a Location, for people who have the right to them. */
export function LocationPage() {
  const { locationId } = useParams()
  const location = useMe().locations.find(({ id }) => String(id) === locationId)
  const [, , , path, part] = useLocation().pathname.split('/')
  const { locationPages: titles, schedule } = useTexts('shell')
  const t = useTexts('locations')
  const titleOfRole = useRoleTitle()
  const framesItself = useHasOwnFrame()
  if (!location) return <UnknownLocation />
  const page = locationPages.find(row => row.path === path)
  if (framesItself && page && mayOpen(page, location)) return <Outlet key={location.id} context={location} />
  const isBusiness = page?.group === 'business'
  return (
    <Page
      wide={isBusiness}
      title={page ? titles[page.path] : location.title}
      documentTitle={page && `${part === 'schedule' ? schedule : titles[page.path]} · ${location.title}`}
      description={
        isBusiness ? (
          <span className="is-on-phones">{location.title}</span>
        ) : (
          t.yourRole(location.title, titleOfRole(location.role))
        )
      }
    >
      <Suspended kind="location" suspension={location.suspension} />
      <NeedsRight
        location={location}
        right={page?.right}
        isForOwners={page?.isForOwners}
        title={page ? titles[page.path] : location.title}
      >
        <Outlet key={location.id} context={location} />
      </NeedsRight>
    </Page>
  )
}

/** The Location of the page, for its tabs. */
export const useLocationOfPage = (): MyLocation => useOutletContext<MyLocation>()

function UnknownLocation() {
  const t = useTexts('locations')
  return (
    <Page title={t.notFound} above={<BackToLocations />}>
      <Panel title={t.notFound}>
        <LostNotice />
        <Empty
          icon={<LocationIcon />}
          title={t.noRole}
          action={<ButtonLink to="/locations">{t.viewLocations}</ButtonLink>}
        >
          {t.noRoleNote}
        </Empty>
      </Panel>
    </Page>
  )
}

function BackToLocations() {
  const t = useTexts('shell')
  return <Back to="/locations">{t.locations}</Back>
}
