import { useParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type OperatorPerson } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Back } from '../../ui/back.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { useRoleTitle } from '../locations/use-role-title.ts'
import { SuspensionPanel } from './suspension.tsx'

// Each read is an entry of the audit log: a page that is opened again within a minute asks no second time.
const freshMs = 60_000

/** One person, for operators. */
export function OperatorPersonPage() {
  const id = Number(useParams().userId)
  const person = useLoaded(() => foyer.operators.getPerson({ user_id: id }), ['operator_person', id], {
    freshMs,
  })
  const t = useTexts('operator-room')
  const titleOfRole = useRoleTitle()
  const title = person.state.status === 'ready' ? person.state.value.name : t.id(id)
  return (
    <Page
      above={<Back to="/operator/people">{t.pages.people}</Back>}
      title={title}
      description={t.personNote}
    >
      <LoadedView of={person}>
        {value => (
          <>
            <Overview person={value} />
            <SuspensionPanel
              kind="person"
              id={value.id}
              title={value.name}
              suspension={value.suspension}
              onChange={person.reload}
            />
            {value.roles.length > 0 && (
              <Panel title={t.roles}>
                <ul className="rows">
                  {value.roles.map(({ location, role }) => (
                    <RowLink
                      key={location.id}
                      to={`/operator/locations/${location.id}`}
                      title={location.title}
                      note={titleOfRole(role)}
                    />
                  ))}
                </ul>
              </Panel>
            )}
            {value.partners.length > 0 && (
              <Panel title={t.partnerAccounts}>
                <ul className="rows">
                  {value.partners.map(partner => (
                    <RowLink
                      key={partner.id}
                      to={`/operator/partners/${partner.id}`}
                      title={partner.title}
                      note={t.id(partner.id)}
                    />
                  ))}
                </ul>
              </Panel>
            )}
          </>
        )}
      </LoadedView>
    </Page>
  )
}

function Overview({ person }: { person: OperatorPerson }) {
  const t = useTexts('operator-room')
  const { moment, day, number } = useFormats()
  const { email, is_email_confirmed, has_second_factor, sessions, user_tokens, access_tokens } = person
  return (
    <Panel
      title={t.pages['']}
      actions={<ButtonLink to={`/operator/log?person=${person.id}`}>{t.seeLog}</ButtonLink>}
    >
      <PanelBody>
        <Facts>
          <Fact name={t.email}>
            {email ? `${email} (${is_email_confirmed ? t.confirmed : t.notConfirmed})` : t.none}
          </Fact>
          <Fact name={t.created}>{day(person.created_at)}</Fact>
          <Fact name={t.secondFactor}>{has_second_factor ? t.on : t.off}</Fact>
          <Fact name={t.sessions}>{number(sessions)}</Fact>
          <Fact name={t.tokens}>{t.tokenCount(user_tokens, access_tokens)}</Fact>
          <Fact name={t.lastSeen}>{person.last_seen_at ? moment(person.last_seen_at) : t.never}</Fact>
        </Facts>
      </PanelBody>
    </Panel>
  )
}
