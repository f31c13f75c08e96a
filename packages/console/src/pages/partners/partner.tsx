import { useState } from 'react'
import { useParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { useV3Preview } from '../../data/v3-preview.ts'
import { foyer, type Partner } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { Back } from '../../ui/back.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { NewApplication } from '../applications/new-application.tsx'
import { PartnerApplications } from './partner-applications.tsx'
import { PartnerProfile } from './partner-profile.tsx'
import { TestLocations } from './test-locations.tsx'

/** The page of a partner account for its developers. */
export function PartnerPage() {
  const { partnerId = '' } = useParams()
  const loaded = useLoaded(() => foyer.partners.get({ partner_id: Number(partnerId) }), partnerId)
  const partner = loaded.state.status === 'ready' ? loaded.state.value : undefined
  if (partner) return <PartnerView key={partner.id} partner={partner} onChange={loaded.reload} />
  return (
    <Page title="Partner account" above={<Back to="/partners">Partners</Back>}>
      <Panel title="Partner account">
        <LoadedView of={loaded}>{() => null}</LoadedView>
      </Panel>
    </Page>
  )
}

function PartnerView({ partner, onChange }: { partner: Partner; onChange(): Promise<void> }) {
  const [isCreating, setCreating] = useState(false)
  const hasV3 = useV3Preview()
  const createButton = (
    <Button icon={<PlusIcon />} onClick={() => setCreating(true)}>
      Create application
    </Button>
  )
  return (
    <Page
      title={partner.title}
      description={`Partner ${partner.id} · token ${partner.token_hint ? `•••• ${partner.token_hint}` : 'not issued'}`}
      above={<Back to="/partners">Partners</Back>}
      actions={
        <>
          <ButtonLink to={`/partners/${partner.id}/webhooks`}>Webhooks</ButtonLink>
          {hasV3 && <ButtonLink to={`/partners/${partner.id}/oauth-clients`}>OAuth clients</ButtonLink>}
        </>
      }
    >
      {isCreating && <NewApplication partner={partner} onCancel={() => setCreating(false)} />}
      <PartnerApplications partner={partner} createButton={!isCreating && createButton} />
      <TestLocations partner={partner} />
      <PartnerProfile partner={partner} onChange={onChange} />
    </Page>
  )
}
