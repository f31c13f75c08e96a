import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { CopyLine } from '../../ui/secret.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

interface EnrolDialogProps {
  onDone(recoveryCodes: string[]): Promise<void>
  onClose(): void
}

export function EnrolDialog({ onDone, onClose }: EnrolDialogProps) {
  const begun = useLoaded(() => foyer.secondFactor.begin(), 'begin')
  const confirm = async (code = '') => {
    const { data } = await foyer.secondFactor.confirm({ code })
    await onDone(data.recovery_codes)
  }
  return (
    <Dialog title="Switch a second factor on" onClose={onClose}>
      <LoadedView of={begun}>
        {({ secret, uri }) => (
          <Form onSubmit={({ code }) => confirm(code)}>
            <p>Scan this with your authenticator app, or type the secret in. Then enter the code it shows.</p>
            <QrCode text={uri} label="QR code for your authenticator app" />
            <CopyLine what="Secret" text={secret} />
            <Field label="Code" name="code" inputMode="numeric" autoComplete="one-time-code" autoFocus />
            <div className="dialog-actions">
              <Button onClick={onClose}>Cancel</Button>
              <SubmitButton>Switch on</SubmitButton>
            </div>
          </Form>
        )}
      </LoadedView>
    </Dialog>
  )
}
