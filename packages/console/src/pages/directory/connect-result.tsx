import type { ConnectableLocation, DirectoryCard } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Connected } from './connect-what-can-be.ts'

interface ConnectResultProps {
  card: DirectoryCard
  result: Connected
  locations: ConnectableLocation[]
}

export function ConnectResult({ card, result, locations }: ConnectResultProps) {
  const t = useTexts('directory')
  const { status, refused, redirect_url } = result
  const titleOf = (id: number) => locations.find(({ location_id }) => location_id === id)?.title ?? String(id)
  return (
    <>
      {refused.length > 0 && (
        <Notice kind="error">
          <p>{status ? t.connectedInOthers : t.notConnectedIn}</p>
          <ul>
            {refused.map(({ locationId, reason }) => (
              <li key={locationId}>
                <strong>{titleOf(locationId)}</strong>: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {status === 'active' && <Notice kind="success">{t.connected(card.title)}</Notice>}
      {status === 'pending' && <Notice kind="info">{t.mustConfirm(card.title, card.partner)}</Notice>}
      {redirect_url && (
        <div className="form-actions">
          <a className="button button-primary" href={redirect_url}>
            {t.continueAt(card.partner)}
          </a>
        </div>
      )}
    </>
  )
}
