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
      note="Signs every delivery, so that your endpoint can verify the sender."
      actions={<Button onClick={() => setAsking(true)}>Issue new secret</Button>}
    >
      {secret && (
        <PanelBody>
          <Secret
            key={secret}
            what="Webhook secret"
            value={secret}
            note="Copy it now. You won’t see it again. The previous one stays valid for 24 hours."
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
          For 24 hours, deliveries are signed with both secrets. Older secrets stop working at once.
        </Confirm>
      )}
    </Panel>
  )
}
