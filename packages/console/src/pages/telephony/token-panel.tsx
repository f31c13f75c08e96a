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
      title="PBX"
      note="It sends this token with every request."
      actions={<Button onClick={() => setAsking(true)}>Issue new token</Button>}
    >
      <LoadedView of={telephony}>
        {({ crm_token, token_created_at, is_enabled }) => (
          <PanelBody>
            {crm_token ? (
              <CopyLine what="Integration token" text={crm_token} />
            ) : token_created_at ? (
              <p>The token can’t be shown anymore. If your PBX doesn’t have it, issue a new one.</p>
            ) : (
              <p>There is no token yet. Issue one and enter it in your PBX.</p>
            )}
            <p>
              <span className={is_enabled ? 'badge badge-accent' : 'badge badge-warn'}>
                {is_enabled ? 'Enabled' : 'Not enabled'}
              </span>{' '}
              {is_enabled
                ? 'Calls ring here and are saved.'
                : 'Calls are ignored until the PBX enables the integration.'}
              {token_created_at && ` Token issued on ${toDay(token_created_at)}.`}
            </p>
          </PanelBody>
        )}
      </LoadedView>
      {isAsking && (
        <Confirm
          title={`Issue a new token for ${chain.title}?`}
          action="Issue a new token"
          onConfirm={rotate}
          onClose={() => setAsking(false)}
        >
          The current token stops working at once. Enter the new one in the PBX.
        </Confirm>
      )}
    </Panel>
  )
}
