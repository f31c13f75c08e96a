import { useLocation, useParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { type DirectoryCard, foyer } from '../../foyer.ts'
import { useSession } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Handover } from '../installations/handover.tsx'
import { CardView } from './card-view.tsx'
import { ConnectPanel } from './connect-panel.tsx'
import { NoCard } from './no-card.tsx'

/** The public card of an application. */
export function DirectoryCardPage() {
  const { applicationId = '' } = useParams()
  const card = useLoaded(
    () => foyer.directory.getForPages({ application_id: Number(applicationId) }),
    ['card', Number(applicationId)],
  )
  if (card.state.status !== 'ready') return <NoCard card={card} />
  return (
    <CardView key={applicationId} card={card.state.value}>
      <Connect card={card.state.value} />
    </CardView>
  )
}

function Connect({ card }: { card: DirectoryCard }) {
  const { state } = useSession()
  const t = useTexts('directory')
  const { pathname } = useLocation()
  if (state.status === 'in') return <ConnectPanel card={card} />
  return (
    <Panel title={t.connect}>
      <PanelBody>
        <p className="soft">{t.signInNote}</p>
        <Handover card={card} />
        <ButtonLink to="/sign-in" kind="primary" state={{ from: pathname }}>
          {t.signIn}
        </ButtonLink>
      </PanelBody>
    </Panel>
  )
}
