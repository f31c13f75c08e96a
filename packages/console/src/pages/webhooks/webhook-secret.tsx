import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { useMayAs } from '../../session/partner-role.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Secret } from '../../ui/secret.tsx'

export function WebhookSecret({ partnerId }: { partnerId: number }) {
  const [isAsking, setAsking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const t = useTexts('webhooks')
  const { exact } = useFormats()
  const isAdmin = useMayAs(partnerId)('admin')
  const state = useLoaded(
    () => foyer.partnerWebhooks.getSecretState({ partner_id: partnerId }),
    ['webhook_secret', partnerId],
  )
  const rotate = async () => {
    const { data } = await foyer.partnerWebhooks.rotateSecret({ partner_id: partnerId })
    setAsking(false)
    setSecret(data.secret)
    await state.reload()
  }
  return (
    <Panel
      title={t.secret}
      note={t.secretNote}
      actions={isAdmin && <Button onClick={() => setAsking(true)}>{t.issueSecret}</Button>}
    >
      <PanelBody>
        <LoadedView of={state}>
          {({ issued_at, previous_valid_until }) => (
            <p>
              {[
                issued_at ? t.secretSince(exact(issued_at)) : t.noSecretYet,
                previous_valid_until && t.previousUntil(exact(previous_valid_until)),
                !isAdmin && t.secretForAdmins,
              ]
                .filter(Boolean)
                .join(' ')}
            </p>
          )}
        </LoadedView>
      </PanelBody>
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
