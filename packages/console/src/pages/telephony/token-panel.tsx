import { useState } from 'react'
import { toDay } from '../../data/dates.ts'
import type { Loaded } from '../../data/use-loaded.ts'
import { type Chain, foyer, type Telephony } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { CopyLine } from '../../ui/secret.tsx'
import { useToast } from '../../ui/toast.tsx'

interface TokenPanelProps {
  chain: Chain
  telephony: Loaded<Telephony>
}

export function TokenPanel({ chain, telephony }: TokenPanelProps) {
  const [isAsking, setAsking] = useState(false)
  const say = useToast()
  const rotate = async () => {
    await foyer.telephony.rotateToken({ chain_id: chain.id })
    setAsking(false)
    say(`${chain.title} has a new integration token.`)
    await telephony.reload()
  }
  return (
    <Panel
      title="Telephone exchange"
      note="It sends this token with everything that it tells us."
      actions={<Button onClick={() => setAsking(true)}>New token</Button>}
    >
      <LoadedView of={telephony}>
        {({ crm_token, token_created_at, is_enabled }) => (
          <PanelBody>
            {crm_token ? (
              <CopyLine what="Integration token" text={crm_token} />
            ) : token_created_at ? (
              <p>
                The token cannot be shown any more. If your telephone exchange does not have it, make a new
                one.
              </p>
            ) : (
              <p>There is no token yet. Make one, and give it to your telephone exchange.</p>
            )}
            <p>
              <span className={is_enabled ? 'badge badge-accent' : 'badge badge-warn'}>
                {is_enabled ? 'Enabled' : 'Not enabled'}
              </span>{' '}
              {is_enabled
                ? 'Calls ring here and are saved.'
                : 'Nothing is processed until the telephone exchange enables the integration.'}
              {token_created_at && ` The token is of ${toDay(token_created_at)}.`}
            </p>
          </PanelBody>
        )}
      </LoadedView>
      {isAsking && (
        <Confirm
          title={`A new token for ${chain.title}?`}
          action="Make a new token"
          onConfirm={rotate}
          onClose={() => setAsking(false)}
        >
          The token until now stops working at once: the telephone exchange needs the new one.
        </Confirm>
      )}
    </Panel>
  )
}
