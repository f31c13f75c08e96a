import { useState } from 'react'
import { toDay } from '../../data/dates.ts'
import { foyer, type MyLocation, type RestrictedKey } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { useToast } from '../../ui/toast.tsx'

interface KeyRowProps {
  location: MyLocation
  restrictedKey: RestrictedKey
  onRevoke(): Promise<void>
}

export function KeyRow({ location, restrictedKey, onRevoke }: KeyRowProps) {
  const [isAsking, setAsking] = useState(false)
  const say = useToast()
  const { id, title, hint, location_ids } = restrictedKey
  const revoke = async () => {
    await foyer.restrictedKeys.revoke({ location_id: location.id, key_id: id })
    setAsking(false)
    say(`The key ${title} is revoked.`)
    await onRevoke()
  }
  return (
    <li className="row">
      <span className="row-main">
        <strong>{title}</strong>
        <span>{historyOf(restrictedKey)}</span>
      </span>
      <code className="token-state">•••• {hint}</code>
      <Button kind="quiet" aria-label={`Revoke the key ${title}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      {isAsking && (
        <Confirm
          title={`Revoke the key ${title}?`}
          action="Revoke the key"
          onConfirm={revoke}
          onClose={() => setAsking(false)}
        >
          {location_ids.length > 1
            ? `It stops working at once, in all its ${location_ids.length} Locations.`
            : 'It stops working at once.'}
        </Confirm>
      )}
    </li>
  )
}

function historyOf({ scopes, created_by, created_at, expires_at, last_used_at }: RestrictedKey): string {
  return [
    scopes.join(', '),
    `made by ${created_by || 'somebody'} on ${toDay(created_at)}`,
    last_used_at ? `used on ${toDay(last_used_at)}` : 'never used',
    ...(expires_at ? [`ends on ${toDay(expires_at)}`] : []),
  ].join(' · ')
}
