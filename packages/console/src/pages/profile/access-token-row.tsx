import { useState } from 'react'
import { type AccessToken, foyer } from '../../foyer.ts'
import type { Areas } from '../../texts/areas.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { useToast } from '../../ui/toast.tsx'

type Scope = keyof Areas['scopes']['account']

interface AccessTokenRowProps {
  token: AccessToken
  onRevoke(): Promise<void>
}

export function AccessTokenRow({ token, onRevoke }: AccessTokenRowProps) {
  const t = useTexts('profile')
  const { account: titles } = useTexts('scopes')
  const formats = useFormats()
  const [isAsking, setAsking] = useState(false)
  const say = useToast()
  const { id, title, hint, scopes, expires_at, last_used_at, last_used_address } = token
  const history = [
    formats.list(scopes.map(scope => titles[scope as Scope] ?? scope)),
    last_used_at ? t.usedFrom(formats.moment(last_used_at), last_used_address) : t.neverUsed,
    t.expiresOn(formats.day(expires_at)),
  ]
  const revoke = async () => {
    await foyer.accessTokens.revoke({ token_id: id })
    setAsking(false)
    say(t.namedTokenRevoked(title))
    await onRevoke()
  }
  return (
    <li className="row">
      <span className="row-main">
        <strong>{title}</strong>
        <span>{history.join(' · ')}</span>
      </span>
      <code className="token-state">•••• {hint}</code>
      <Button kind="quiet" aria-label={t.revokeNamed(title)} onClick={() => setAsking(true)}>
        {t.revoke}
      </Button>
      {isAsking && (
        <Confirm
          title={t.revokeNamedTitle(title)}
          action={t.revokeToken}
          onConfirm={revoke}
          onClose={() => setAsking(false)}
        >
          {t.revokeNote}
        </Confirm>
      )}
    </li>
  )
}
