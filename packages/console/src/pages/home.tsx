import { lazy, Suspense } from 'react'
import { useAttention } from '../data/use-attention.ts'
import { lazyPart } from '../layout/lazy-part.tsx'
import { Page } from '../layout/page.tsx'
import { lazyPage } from '../lazy-page.ts'
import { useMe } from '../session/session.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { BookIcon, KeyIcon, LocationIcon, OutsideIcon, PlusIcon } from '../ui/icons.tsx'
import { Panel } from '../ui/panel.tsx'
import { RowLink } from '../ui/row-link.tsx'
import { InvitationsNote } from './invitations/invitations-note.tsx'
import { LocationRows } from './locations/location-rows.tsx'

const AttentionPanel = lazyPart(async () => (await import('./notices/attention-panel.tsx')).AttentionPanel)
const OperatorOverview = lazy(async () => {
  const load = async () => (await import('./operator/overview.tsx')).OverviewPage
  return { default: (await lazyPage(['operator-room'], load)()).Component }
})

export function HomePage() {
  const me = useMe()
  const t = useTexts('home')
  const attention = useAttention()
  const [firstName = me.name] = me.name.split(' ')
  // Somebody who runs a location is offered a partner account in one line.
  const isDeveloper = me.partners.length > 0 || me.locations.length === 0
  return (
    <Page title={t.hello(firstName)} description={isDeveloper ? t.description : t.descriptionForOwners}>
      <InvitationsNote />
      {(attention.length > 0 || me.locations.some(({ suspension }) => suspension)) && (
        <Suspense>
          <AttentionPanel list={attention} onClose={() => {}} />
        </Suspense>
      )}
      {me.is_operator && me.second_factor !== 'required' && (
        <Suspense>
          <OperatorOverview />
        </Suspense>
      )}
      <MyLocations />
      {isDeveloper && <MyPartners />}
      <Panel title={t.resources}>
        <ul className="rows">
          {!isDeveloper && <RowLink to="/partners" title={t.createPartner} note={t.noPartnersNote} />}
          <OutsideRow href="/docs/" title={t.documentation}>
            {t.documentationNote}
          </OutsideRow>
          {isDeveloper && <ApiRows />}
        </ul>
      </Panel>
    </Page>
  )
}

function ApiRows() {
  const t = useTexts('home')
  return (
    <>
      <OutsideRow href="/explorer/" title={t.explorer}>
        {t.explorerNote}
      </OutsideRow>
      <OutsideRow href="/openapi/general.json" title={t.openapi}>
        {t.openapiNote}
      </OutsideRow>
    </>
  )
}

function MyLocations() {
  const { locations } = useMe()
  const t = useTexts('home')
  const open = (
    <ButtonLink to="/locations?new" icon={<PlusIcon />}>
      {t.addLocation}
    </ButtonLink>
  )
  return (
    <Panel title={t.locations} actions={locations.length > 0 && open}>
      {locations.length > 0 ? (
        <LocationRows locations={locations} showsToday />
      ) : (
        <Empty icon={<LocationIcon />} title={t.noLocations} action={open}>
          {t.noLocationsNote}
        </Empty>
      )}
    </Panel>
  )
}

function MyPartners() {
  const { partners } = useMe()
  const t = useTexts('home')
  return (
    <Panel
      title={t.partners}
      actions={partners.length > 0 && <ButtonLink to="/partners">{t.manage}</ButtonLink>}
    >
      {partners.length > 0 ? (
        <ul className="rows">
          {partners.map(({ id, title }) => (
            <RowLink key={id} to={`/partners/${id}`} title={title} note={t.partnerNote(id)} />
          ))}
        </ul>
      ) : (
        <Empty
          icon={<KeyIcon />}
          title={t.noPartners}
          action={
            <ButtonLink kind="primary" to="/start">
              {t.start}
            </ButtonLink>
          }
        >
          {t.noPartnersNote}
        </Empty>
      )}
    </Panel>
  )
}

function OutsideRow({ href, title, children }: { href: string; title: string; children: string }) {
  return (
    <li>
      <a className="row row-link" href={href}>
        <BookIcon />
        <span className="row-main">
          <strong>{title}</strong>
          <span>{children}</span>
        </span>
        <OutsideIcon />
      </a>
    </li>
  )
}
