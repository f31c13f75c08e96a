import { useParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { CardView } from './card-view.tsx'
import { ConnectPanel } from './connect-panel.tsx'
import { NoCard } from './no-card.tsx'

/** Connects applications that are not in the app directory: those that are not public, and drafts in test Locations. */
export function ConnectPage() {
  const { applicationId = '' } = useParams()
  const card = useLoaded(
    () => foyer.installations.getCard({ application_id: Number(applicationId) }),
    ['connect_card', Number(applicationId)],
  )
  if (card.state.status !== 'ready') return <NoCard card={card} />
  return (
    <CardView key={applicationId} card={card.state.value}>
      <ConnectPanel card={card.state.value} />
    </CardView>
  )
}
