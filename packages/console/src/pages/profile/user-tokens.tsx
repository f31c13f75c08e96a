import { useState } from 'react'
import { toDay } from '../../data/dates.ts'
import type { Loaded } from '../../data/use-loaded.ts'
import { foyer, type UserToken } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Empty } from '../../ui/empty.tsx'
import { KeyIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'

export function UserTokens({ tokens }: { tokens: Loaded<UserToken[]> }) {
  return (
    <Panel title="User tokens" note="Programs that act on your behalf.">
      <LoadedView of={tokens}>
        {list =>
          list.length > 0 ? (
            <ul className="rows">
              {list.map(token => (
                <TokenRow key={token.id} token={token} onRevoke={tokens.reload} />
              ))}
            </ul>
          ) : (
            <Empty icon={<KeyIcon />} title="No user tokens">
              A partner gets a user token when you give it your login and password (POST /auth). It is listed
              here.
            </Empty>
          )
        }
      </LoadedView>
    </Panel>
  )
}

function TokenRow({ token, onRevoke }: { token: UserToken; onRevoke(): Promise<void> }) {
  const [isAsking, setAsking] = useState(false)
  const say = useToast()
  const whose = token.partner ?? 'no partner'
  const revoke = async () => {
    await foyer.account.revokeToken({ token_id: token.id })
    setAsking(false)
    say('Token revoked.')
    await onRevoke()
  }
  return (
    <li className="row">
      <span className="row-main">
        <strong>{token.partner ?? 'Issued without a partner'}</strong>
        <span>
          since {toDay(token.created_at)} ·{' '}
          {token.last_used_at ? `used on ${toDay(token.last_used_at)}` : 'never used'}
        </span>
      </span>
      <code className="token-state">•••• {token.hint}</code>
      <Button
        kind="quiet"
        aria-label={`Revoke the token ending in ${token.hint}`}
        onClick={() => setAsking(true)}
      >
        Revoke
      </Button>
      {isAsking && (
        <Confirm
          title="Revoke this token?"
          action="Revoke the token"
          onConfirm={revoke}
          onClose={() => setAsking(false)}
        >
          The program that uses it ({whose}) can no longer act on your behalf.
        </Confirm>
      )}
    </li>
  )
}
