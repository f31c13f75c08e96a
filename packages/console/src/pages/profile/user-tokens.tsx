import { useState } from 'react'
import type { Loaded } from '../../data/use-loaded.ts'
import { foyer, type UserToken } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Empty } from '../../ui/empty.tsx'
import { KeyIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'

export function UserTokens({ tokens }: { tokens: Loaded<UserToken[]> }) {
  const t = useTexts('profile')
  return (
    <Panel title={t.userTokens} note={t.userTokensNote}>
      <LoadedView of={tokens}>
        {list =>
          list.length > 0 ? (
            <ul className="rows">
              {list.map(token => (
                <TokenRow key={token.id} token={token} onRevoke={tokens.reload} />
              ))}
            </ul>
          ) : (
            <Empty icon={<KeyIcon />} title={t.noUserTokens}>
              {t.noUserTokensNote}
            </Empty>
          )
        }
      </LoadedView>
    </Panel>
  )
}

function TokenRow({ token, onRevoke }: { token: UserToken; onRevoke(): Promise<void> }) {
  const t = useTexts('profile')
  const formats = useFormats()
  const [isAsking, setAsking] = useState(false)
  const say = useToast()
  const revoke = async () => {
    await foyer.account.revokeToken({ token_id: token.id })
    setAsking(false)
    say(t.tokenRevoked)
    await onRevoke()
  }
  return (
    <li className="row">
      <span className="row-main">
        <strong>{token.partner ?? t.noPartner}</strong>
        <span>
          {t.since(formats.day(token.created_at))} ·{' '}
          {token.last_used_at ? t.usedOn(formats.day(token.last_used_at)) : t.neverUsed}
        </span>
      </span>
      <code className="token-state">•••• {token.hint}</code>
      <Button kind="quiet" aria-label={t.revokeEnding(token.hint)} onClick={() => setAsking(true)}>
        {t.revoke}
      </Button>
      {isAsking && (
        <Confirm
          title={t.revokeThisTitle}
          action={t.revokeToken}
          onConfirm={revoke}
          onClose={() => setAsking(false)}
        >
          {t.revokeThisNote}
        </Confirm>
      )}
    </li>
  )
}
