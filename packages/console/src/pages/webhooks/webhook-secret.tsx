import { useState } from 'react'
import { foyer } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Secret } from '../../ui/secret.tsx'

export function WebhookSecret({ partnerId }: { partnerId: number }) {
  const [isAsking, setAsking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const rotate = async () => {
    const { data } = await foyer.partnerWebhooks.rotateSecret({ partner_id: partnerId })
    setAsking(false)
    setSecret(data.secret)
  }
  return (
    <Panel
      title="Secret"
      note="Signs every delivery, so that your endpoint knows who sent it."
      actions={<Button onClick={() => setAsking(true)}>New secret</Button>}
    >
      {secret && (
        <PanelBody>
          <Secret
            key={secret}
            what="Webhook secret"
            value={secret}
            note="Keep it like a password. It is shown only now; the one before stays valid for 24 hours."
          />
        </PanelBody>
      )}
      {isAsking && (
        <Confirm
          title="Issue a new secret?"
          action="Issue a new secret"
          onConfirm={rotate}
          onClose={() => setAsking(false)}
        >
          For 24 hours deliveries carry the signatures of both. A secret older than these two stops at once.
        </Confirm>
      )}
    </Panel>
  )
}
