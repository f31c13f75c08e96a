import { useState } from 'react'
import { useParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { useV3Preview } from '../../data/v3-preview.ts'
import { foyer, type Partner } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { useMe } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Back } from '../../ui/back.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { NewApplication } from '../applications/new-application.tsx'
import { Suspended } from '../suspended/suspended.tsx'
import { PartnerApplications } from './partner-applications.tsx'
import { PartnerProfile } from './partner-profile.tsx'
import { TestLocations } from './test-locations.tsx'

/** The page of a partner account for its developers. */
export function PartnerPage() {
  const { partnerId = '' } = useParams()
  const t = useTexts('partners')
  const loaded = useLoaded(
    () => foyer.partners.get({ partner_id: Number(partnerId) }),
    ['partner', Number(partnerId)],
    { isForForm: true },
  )
  const partner = loaded.state.status === 'ready' ? loaded.state.value : undefined
  if (partner) return <PartnerView key={partner.id} partner={partner} onChange={loaded.reload} />
  return (
    <Page title={t.account} above={<Back to="/partners">{t.title}</Back>}>
      <Panel title={t.account}>
        <LoadedView of={loaded}>{() => null}</LoadedView>
      </Panel>
    </Page>
  )
}

function PartnerView({ partner, onChange }: { partner: Partner; onChange(): Promise<void> }) {
  const [isCreating, setCreating] = useState(false)
  const hasV3 = useV3Preview()
  const mine = useMe().partners.find(({ id }) => id === partner.id)
  const t = useTexts('partners')
  const createButton = (
    <Button icon={<PlusIcon />} onClick={() => setCreating(true)}>
      {t.createApplication}
    </Button>
  )
  return (
    <Page
      title={partner.title}
      description={
        partner.token_hint
          ? t.withToken(partner.id, `•••• ${partner.token_hint}`)
          : t.withoutToken(partner.id)
      }
      above={<Back to="/partners">{t.title}</Back>}
      actions={
        <>
          <ButtonLink to={`/partners/${partner.id}/webhooks`}>{t.webhooks}</ButtonLink>
          {hasV3 && <ButtonLink to={`/partners/${partner.id}/oauth-clients`}>{t.oauthClients}</ButtonLink>}
        </>
      }
    >
      <Suspended kind="partner" suspension={mine?.suspension} />
      {isCreating && <NewApplication partner={partner} onCancel={() => setCreating(false)} />}
      <PartnerApplications partner={partner} createButton={!isCreating && createButton} />
      <TestLocations partner={partner} />
      <PartnerProfile partner={partner} onChange={onChange} />
    </Page>
  )
}
