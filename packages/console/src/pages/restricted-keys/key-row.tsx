import { useState } from 'react'
import { toDay } from '../../data/dates.ts'
import { foyer, type MyLocation, type RestrictedKey } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { TakeOver } from '../../ui/take-over.tsx'
import { useToast } from '../../ui/toast.tsx'

interface KeyRowProps {
  location: MyLocation
  restrictedKey: RestrictedKey
  onChange(): Promise<void>
}

export function KeyRow({ location, restrictedKey, onChange }: KeyRowProps) {
  const [isAsking, setAsking] = useState(false)
  const say = useToast()
  const { id, title, hint, location_ids, blocked_by } = restrictedKey
  const revoke = async () => {
    await foyer.restrictedKeys.revoke({ location_id: location.id, key_id: id })
    setAsking(false)
    say(`Key ${title} revoked.`)
    await onChange()
  }
  return (
    <li className="row">
      <span className="row-main">
        <strong>{title}</strong>
        <span>{historyOf(restrictedKey)}</span>
      </span>
      <code className="token-state">•••• {hint}</code>
      {blocked_by && (
        <TakeOver
          what={`the key ${title}`}
          take={() => foyer.restrictedKeys.takeOver({ location_id: location.id, key_id: id })}
          onChange={onChange}
        >
          It works in {location.title} again, with your consent. If you don’t know who uses it, revoke it
          instead.
        </TakeOver>
      )}
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
            ? `It stops working at once, in all of its ${location_ids.length} locations.`
            : 'It stops working at once.'}
        </Confirm>
      )}
    </li>
  )
}

function historyOf(key: RestrictedKey): string {
  const { scopes, created_by, authorized_by, blocked_by, created_at, expires_at, last_used_at } = key
  return [
    ...(blocked_by ? [`Paused: ${authorized_by || 'its creator'} no longer owns this location`] : []),
    scopes.join(', '),
    `created by ${created_by || 'somebody'} on ${toDay(created_at)}`,
    last_used_at ? `used on ${toDay(last_used_at)}` : 'never used',
    ...(expires_at ? [`expires on ${toDay(expires_at)}`] : []),
  ].join(' · ')
}
