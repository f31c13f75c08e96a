import { useState } from 'react'
import { foyer, type MyLocation, type RestrictedKey } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
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
  const t = useTexts('restricted-keys')
  const history = useHistory(restrictedKey)
  const { id, title, hint, location_ids, blocked_by } = restrictedKey
  const revoke = async () => {
    await foyer.restrictedKeys.revoke({ location_id: location.id, key_id: id })
    setAsking(false)
    say(t.revoked(title))
    await onChange()
  }
  return (
    <li className="row">
      <span className="row-main">
        <strong>{title}</strong>
        <span>{history}</span>
      </span>
      <code className="token-state">•••• {hint}</code>
      {blocked_by && (
        <TakeOver
          what={t.theKey(title)}
          take={() => foyer.restrictedKeys.takeOver({ location_id: location.id, key_id: id })}
          onChange={onChange}
        >
          {t.takeOverNote(location.title)}
        </TakeOver>
      )}
      <Button kind="quiet" aria-label={t.revokeNamed(title)} onClick={() => setAsking(true)}>
        {t.revoke}
      </Button>
      {isAsking && (
        <Confirm
          title={t.revokeQuestion(title)}
          action={t.revokeKey}
          onConfirm={revoke}
          onClose={() => setAsking(false)}
        >
          {t.revokeNote(location_ids.length)}
        </Confirm>
      )}
    </li>
  )
}

function useHistory(key: RestrictedKey): string {
  const { scopes, created_by, authorized_by, blocked_by, created_at, expires_at, last_used_at } = key
  const t = useTexts('restricted-keys')
  const words = useTexts('scopes').location
  const { day } = useFormats()
  const created = day(created_at)
  return [
    blocked_by && (authorized_by ? t.paused(authorized_by) : t.pausedUnknown),
    ...scopes.map(scope => words[scope]),
    created_by ? t.createdBy(created_by, created) : t.createdOn(created),
    last_used_at ? t.usedOn(day(last_used_at)) : t.neverUsed,
    expires_at && t.expiresOn(day(expires_at)),
  ]
    .filter(Boolean)
    .join(' · ')
}
