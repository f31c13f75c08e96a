import { useState } from 'react'
import { toDay, toMoment } from '../../data/dates.ts'
import { type AccessToken, foyer } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { useToast } from '../../ui/toast.tsx'

interface AccessTokenRowProps {
  token: AccessToken
  onRevoke(): Promise<void>
}

export function AccessTokenRow({ token, onRevoke }: AccessTokenRowProps) {
  const [isAsking, setAsking] = useState(false)
  const say = useToast()
  const { id, title, hint } = token
  const revoke = async () => {
    await foyer.accessTokens.revoke({ token_id: id })
    setAsking(false)
    say(`Token ${title} revoked.`)
    await onRevoke()
  }
  return (
    <li className="row">
      <span className="row-main">
        <strong>{title}</strong>
        <span>{historyOf(token)}</span>
      </span>
      <code className="token-state">•••• {hint}</code>
      <Button kind="quiet" aria-label={`Revoke the token ${title}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      {isAsking && (
        <Confirm
          title={`Revoke the token ${title}?`}
          action="Revoke the token"
          onConfirm={revoke}
          onClose={() => setAsking(false)}
        >
          The program that uses it stops working at once.
        </Confirm>
      )}
    </li>
  )
}

const historyOf = ({ scopes, expires_at, last_used_at, last_used_address }: AccessToken): string =>
  [
    scopes.join(', '),
    last_used_at ? `used ${toMoment(last_used_at)} from ${last_used_address}` : 'never used',
    `expires on ${toDay(expires_at)}`,
  ].join(' · ')
