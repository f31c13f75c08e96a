import { useState } from 'react'
import { foyer } from '../../foyer.ts'
import { useMayAs } from '../../session/partner-role.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Secret } from '../../ui/secret.tsx'

export function WebhookSecret({ partnerId }: { partnerId: number }) {
  const [isAsking, setAsking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const t = useTexts('webhooks')
  const isAdmin = useMayAs(partnerId)('admin')
  const rotate = async () => {
    const { data } = await foyer.partnerWebhooks.rotateSecret({ partner_id: partnerId })
    setAsking(false)
    setSecret(data.secret)
  }
  return (
    <Panel
      title={t.secret}
      note={t.secretNote}
      actions={isAdmin && <Button onClick={() => setAsking(true)}>{t.issueSecret}</Button>}
    >
      {secret && (
        <PanelBody>
          <Secret key={secret} what={t.webhookSecret} value={secret} note={t.webhookSecretNote} />
        </PanelBody>
      )}
      {isAsking && (
        <Confirm
          title={t.issueSecretQuestion}
          action={t.issueSecretAction}
          onConfirm={rotate}
          onClose={() => setAsking(false)}
        >
          {t.issueSecretWarning}
        </Confirm>
      )}
    </Panel>
  )
}
