import { Page } from '../layout/page.tsx'
import { useMe } from '../session/session.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { BookIcon, KeyIcon, LocationIcon, OutsideIcon, PlusIcon } from '../ui/icons.tsx'
import { Panel } from '../ui/panel.tsx'
import { RowLink } from '../ui/row-link.tsx'
import { InvitationsNote } from './invitations/invitations-note.tsx'
import { LocationRows } from './locations/location-rows.tsx'

export function HomePage() {
  const me = useMe()
  const [firstName] = me.name.split(' ')
  return (
    <Page title={`Hello, ${firstName}`} description="Your locations and your partner accounts.">
      <InvitationsNote />
      <MyLocations />
      <MyPartners />
      <Panel title="Developer resources">
        <ul className="rows">
          <OutsideRow href="/docs/" title="Documentation">
            Guides, and every operation with examples for curl, SDK and command
          </OutsideRow>
          <OutsideRow href="/explorer/" title="API explorer">
            Send requests from the browser
          </OutsideRow>
          <OutsideRow href="/openapi/general.json" title="OpenAPI description">
            For code generators and API tools
          </OutsideRow>
        </ul>
      </Panel>
    </Page>
  )
}

function MyLocations() {
  const { locations } = useMe()
  const open = (
    <ButtonLink to="/locations?new" icon={<PlusIcon />}>
      Add a location
    </ButtonLink>
  )
  return (
    <Panel title="Locations" actions={locations.length > 0 && open}>
      {locations.length > 0 ? (
        <LocationRows locations={locations} />
      ) : (
        <Empty icon={<LocationIcon />} title="No locations yet" action={open}>
          A location is one place of business: a salon, a studio, a clinic. Add yours, or ask its owner to
          invite you.
        </Empty>
      )}
    </Panel>
  )
}

function MyPartners() {
  const { partners } = useMe()
  return (
    <Panel
      title="Partner accounts"
      actions={partners.length > 0 && <ButtonLink to="/partners">Manage</ButtonLink>}
    >
      {partners.length > 0 ? (
        <ul className="rows">
          {partners.map(({ id, title }) => (
            <RowLink key={id} to={`/partners/${id}`} title={title} note={`Partner ${id}`} />
          ))}
        </ul>
      ) : (
        <Empty
          icon={<KeyIcon />}
          title="No partner account yet"
          action={
            <ButtonLink to="/partners" icon={<PlusIcon />}>
              Create a partner account
            </ButtonLink>
          }
        >
          Developers call the API as a partner. A partner account gives you a token.
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
