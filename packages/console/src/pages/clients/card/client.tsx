import '../clients.css'
import { useParams } from 'react-router'
import { useRead } from '../../../data/use-read.ts'
import { type Client, foyer, type MyLocation } from '../../../foyer.ts'
import { Page } from '../../../layout/page.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { Back } from '../../../ui/back.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { PersonIcon } from '../../../ui/icons.tsx'
import { LoadFailure } from '../../../ui/loaded-view.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { BusinessPage, usePlace } from '../../business/place.tsx'
import { useLocationOfPage } from '../../locations/location.tsx'
import { CategoryChips } from '../category-chips.tsx'
import { CallsPanel } from './calls-panel.tsx'
import { ClientActions } from './client-actions.tsx'
import { ClientStats } from './client-stats.tsx'
import { DeliveriesPanel } from './deliveries-panel.tsx'
import { DetailsPanel } from './details-panel.tsx'
import { LoyaltyPanel } from './loyalty-panel.tsx'
import { MoneyPanel } from './money-panel.tsx'
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
  const isId = Number.isSafeInteger(clientId) && clientId > 0
  const { data, error, refetch } = useRead(
    ['client', location.id, 'card', clientId],
    async ({ signal }) =>
      (await foyer.clients.get({ company_id: location.id, client_id: clientId }, { signal })).data,
    { isEnabled: isId },
  )
  const list = `/locations/${location.id}/clients`
  const isMissing = !isId || error?.status === 404
  return (
    <Page
      wide
      above={<Back to={list}>{t.back}</Back>}
      title={isMissing ? t.notFound : data ? data.display_name || data.phone : clientNumber(clientId)}
      description={data && <CategoryChips categories={data.categories} />}
    >
      {isMissing ? (
        <Panel title={t.notFound}>
          <Empty
            icon={<PersonIcon />}
            title={t.notFound}
            action={<ButtonLink to={list}>{t.back}</ButtonLink>}
          >
            {t.notFoundHelp}
          </Empty>
        </Panel>
      ) : (
        <>
          {error && <LoadFailure message={error.message} onRetry={() => void refetch()} />}
          {data ? (
            <BusinessPage>
              <Sections client={data} />
            </BusinessPage>
          ) : (
            !error && <Skeleton lines={6} />
          )}
        </>
      )}
    </Page>
  )
}

/** A section is there for people with its right; the others don't see it. */
function Sections({ client }: { client: Client }) {
  const place = usePlace()
  const { locationId, has } = place
  const section = { locationId, client, place }
  return (
    <>
      <ClientActions {...section} />
      <ClientStats {...section} />
      <div className="client-columns">
        <div>
          <DetailsPanel {...section} />
        </div>
        <div>
          {has('timetable_access') && <VisitsPanel {...section} />}
          {has('finances_access') && <MoneyPanel {...section} />}
          {has('loyalty_access') && <LoyaltyPanel {...section} />}
          {has('dashboard_calls_access') && has('client_phones_access') && <CallsPanel {...section} />}
          {has('webhook_access') && <DeliveriesPanel {...section} />}
        </div>
      </div>
    </>
  )
}
