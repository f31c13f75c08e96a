import { useParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type OperatorPartner } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Back } from '../../ui/back.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { SuspensionPanel } from './suspension.tsx'

/** One partner account, for operators. */
export function OperatorPartnerPage() {
  const id = Number(useParams().partnerId)
  const partner = useLoaded(() => foyer.operators.getPartner({ partner_id: id }), ['operator_partner', id])
  const t = useTexts('operator-room')
  const title = partner.state.status === 'ready' ? partner.state.value.title : t.id(id)
  return (
    <Page
      above={<Back to="/operator/partners">{t.pages.partners}</Back>}
      title={title}
      description={t.id(id)}
    >
      <LoadedView of={partner}>
        {value => (
          <>
            <Overview partner={value} />
            <SuspensionPanel
              kind="partner"
              id={value.id}
              title={value.title}
              suspension={value.suspension}
              onChange={partner.reload}
            />
            <Applications partner={value} />
            <Panel title={t.members}>
              <ul className="rows">
                {value.members.map(member => (
                  <RowLink
                    key={member.id}
                    to={`/operator/people/${member.id}`}
                    title={member.name}
                    note={t.id(member.id)}
                  >
                    {member.is_suspended && <Badge kind="danger">{t.suspended}</Badge>}
                  </RowLink>
                ))}
              </ul>
            </Panel>
          </>
        )}
      </LoadedView>
    </Page>
  )
}

function Overview({ partner }: { partner: OperatorPartner }) {
  const t = useTexts('operator-room')
  const { moment, day, number } = useFormats()
  const { id, created_at, has_token, token_last_used_at, oauth_clients, failing_endpoints } = partner
  return (
    <Panel
      title={t.pages['']}
      actions={<ButtonLink to={`/operator/log?partner=${id}`}>{t.seeLog}</ButtonLink>}
    >
      <PanelBody>
        <Facts>
          <Fact name={t.created}>{day(created_at)}</Fact>
          <Fact name={t.partnerToken}>{has_token ? t.tokenExists : t.tokenMissing}</Fact>
          <Fact name={t.tokenLastUsed}>{token_last_used_at ? moment(token_last_used_at) : t.never}</Fact>
          <Fact name={t.oauthClients}>{number(oauth_clients)}</Fact>
          <Fact name={t.failingEndpoints}>
            {number(failing_endpoints)}{' '}
            {failing_endpoints > 0 && (
              <ButtonLink to={`/operator/health?partner=${id}`}>{t.seeFailing}</ButtonLink>
            )}
          </Fact>
        </Facts>
      </PanelBody>
    </Panel>
  )
}

function Applications({ partner: { applications } }: { partner: OperatorPartner }) {
  const t = useTexts('operator-room')
  return (
    <Panel title={t.applicationsTitle}>
      {applications.length === 0 ? (
        <PanelBody>
          <p className="soft">{t.none}</p>
        </PanelBody>
      ) : (
        <ul className="rows">
          {applications.map(({ id, title, stage, is_disabled, connected_locations }) => (
            <RowLink
              key={id}
              to={`/operator/applications/${id}`}
              title={title}
              note={`${t.stages[stage] ?? stage} · ${t.connectedTo(connected_locations)}`}
            >
              {is_disabled && <Badge kind="danger">{t.disabled}</Badge>}
            </RowLink>
          ))}
        </ul>
      )}
    </Panel>
  )
}
