import { useState } from 'react'
import type { Loaded } from '../../data/use-loaded.ts'
import { type Chain, foyer, type Telephony } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
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
  const t = useTexts('telephony')
  const { day } = useFormats()
  const [isAsking, setAsking] = useState(false)
  const say = useToast()
  const rotate = async () => {
    await foyer.telephony.rotateToken({ chain_id: chain.id })
    setAsking(false)
    say(t.newToken(chain.title))
    await telephony.reload()
  }
  return (
    <Panel
      title={t.pbx}
      note={t.pbxNote}
      actions={<Button onClick={() => setAsking(true)}>{t.issueToken}</Button>}
    >
      <LoadedView of={telephony}>
        {({ crm_token, token_created_at, is_enabled }) => (
          <PanelBody>
            {crm_token ? (
              <CopyLine what={t.token} text={crm_token} />
            ) : token_created_at ? (
              <p>{t.tokenHidden}</p>
            ) : (
              <p>{t.noToken}</p>
            )}
            <p>
              <span className={is_enabled ? 'badge badge-accent' : 'badge badge-warn'}>
                {is_enabled ? t.enabled : t.notEnabled}
              </span>{' '}
              {is_enabled ? t.enabledNote : t.notEnabledNote}{' '}
              {token_created_at && t.tokenIssued(day(token_created_at))}
            </p>
          </PanelBody>
        )}
      </LoadedView>
      {isAsking && (
        <Confirm
          title={t.issueTokenQuestion(chain.title)}
          action={t.issueTokenAction}
          onConfirm={rotate}
          onClose={() => setAsking(false)}
        >
          {t.issueTokenNote}
        </Confirm>
      )}
    </Panel>
  )
}
