import { blockedReasons } from '@foyer/contract'
import { useLoaded } from '../../data/use-loaded.ts'
import { type Delivery, foyer, type Partner } from '../../foyer.ts'
import { useMe } from '../../session/session.tsx'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { heldByLocation } from './held-by-location.ts'

const most = 100

/** After a suspension: what was held meanwhile is not sent by itself, so this offers to replay it. */
export function HeldDeliveries({ partner }: { partner: Partner }) {
  const t = useTexts('partners')
  const { moment } = useFormats()
  const isSuspended = Boolean(useMe().partners.find(({ id }) => id === partner.id)?.suspension)
  const held = useLoaded<Delivery[]>(
    () => foyer.partnerWebhooks.listDeliveries({ partner_id: partner.id, outcome: 'held', count: most }),
    ['delivery', partner.id, 'held'],
  )
  if (held.state.status !== 'ready' || isSuspended) return null
  const locations = heldByLocation(held.state.value, blockedReasons.partner_suspended)
  if (locations.length === 0) return null
  return (
    <Panel title={t.heldTitle} note={t.heldNote}>
      <ul className="rows">
        {locations.map(({ id, title, count, since }) => (
          <li key={id} className="row">
            <span className="row-main">
              <strong>{title}</strong>
              <span>{t.heldSince(count, moment(since))}</span>
            </span>
            <ButtonLink
              label={t.replayIn(title)}
              to={`/partners/${partner.id}/replay?${new URLSearchParams({ location: String(id), outcomes: 'held', from: since })}`}
            >
              {t.replay}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
