import '../clients.css'
import { useParams } from 'react-router'
import { useRead } from '../../../data/use-read.ts'
import { useOpened } from '../../../forms/use-opened.ts'
import { type Client, foyer, type MyLocation } from '../../../foyer.ts'
import { Page } from '../../../layout/page.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { Back } from '../../../ui/back.tsx'
import { LoadFailure } from '../../../ui/loaded-view.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { BusinessPage, usePlace } from '../../business/place.tsx'
import { useLocationOfPage } from '../../locations/location.tsx'
import { PersonalDataSection } from '../../personal-data/client-section.tsx'
import { CategoryChips } from '../category-chips.tsx'
import { CallsPanel } from './calls-panel.tsx'
import { ClientActions } from './client-actions.tsx'
import { ClientStats } from './client-stats.tsx'
import { DeliveriesPanel } from './deliveries-panel.tsx'
import { DetailsPanel } from './details-panel.tsx'
import { LoyaltyPanel } from './loyalty-panel.tsx'
import { MoneyPanel } from './money-panel.tsx'
import type { SectionProps } from './section.ts'
import { VisitsPanel } from './visits-panel.tsx'

/** The card of a client: what is known, and what happened. */
export function ClientPage() {
  const location = useLocationOfPage()
  const clientId = Number(useParams().clientId)
  return <ClientCard key={clientId} location={location} clientId={clientId} />
}

function ClientCard({ location, clientId }: { location: MyLocation; clientId: number }) {
  const t = useTexts('clients')
  const { clientNumber } = useTexts('shell')
  const { deletedMeanwhile } = useTexts('ui')
  const isId = Number.isSafeInteger(clientId) && clientId > 0
  const { data, error, refetch } = useRead(
    ['client', location.id, 'card', clientId],
    async ({ signal }) =>
      (await foyer.clients.get({ company_id: location.id, client_id: clientId }, { signal })).data,
    { isEnabled: isId },
  )
  const list = `/locations/${location.id}/clients`
  const isMissing = !isId || error?.status === 404
  const found = isMissing ? undefined : data
  const { opened: client, isGone } = useOpened(String(clientId), { found, isKnown: isMissing })
  const shown = client && (client.display_name || client.phone)
  const title = shown ?? (isMissing ? t.notFound : clientNumber(clientId))
  return (
    <Page
      wide
      above={<Back to={list}>{t.back}</Back>}
      title={title}
      documentTitle={`${title} · ${location.title}`}
      description={client && <CategoryChips categories={client.categories} />}
    >
      {isGone && <Notice kind="error">{deletedMeanwhile}</Notice>}
      {client ? (
        <>
          {error && !isGone && <LoadFailure message={error.message} onRetry={() => void refetch()} />}
          <BusinessPage>
            <Sections client={client} isGone={isGone} />
          </BusinessPage>
        </>
      ) : isMissing ? (
        <p>{t.notFoundHelp}</p>
      ) : error ? (
        <LoadFailure message={error.message} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Page>
  )
}

/** A section is there for people with its right; the others don't see it. Of a deleted client, only the form stays. */
function Sections({ client, isGone }: { client: Client; isGone: boolean }) {
  const place = usePlace()
  const { locationId } = place
  const section = { locationId, client, place }
  return (
    <>
      {!isGone && <ClientActions {...section} />}
      {!isGone && <ClientStats {...section} />}
      <div className="client-columns">
        <div>
          <DetailsPanel {...section} isGone={isGone} />
        </div>
        {!isGone && <Happened {...section} />}
      </div>
    </>
  )
}

function Happened(section: SectionProps) {
  const { has } = section.place
  const { is_owner } = useLocationOfPage()
  return (
    <div>
      {has('timetable_access') && <VisitsPanel {...section} />}
      {has('finances_access') && <MoneyPanel {...section} />}
      {has('loyalty_access') && <LoyaltyPanel {...section} />}
      {has('dashboard_calls_access') && has('client_phones_access') && <CallsPanel {...section} />}
      {has('webhook_access') && <DeliveriesPanel {...section} />}
      {is_owner && <PersonalDataSection locationId={section.locationId} clientId={section.client.id} />}
    </div>
  )
}
