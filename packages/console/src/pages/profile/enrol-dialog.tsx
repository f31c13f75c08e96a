import { type Enrolment, foyer } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { CopyLine } from '../../ui/secret.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

interface EnrolDialogProps {
  enrolment: Enrolment
  onDone(recoveryCodes: string[]): Promise<void>
  onClose(): void
}

export function EnrolDialog({ enrolment, onDone, onClose }: EnrolDialogProps) {
  const confirm = async (code = '') => {
    const { data } = await foyer.secondFactor.confirm({ code })
    await onDone(data.recovery_codes)
  }
  return (
    <Dialog title="Turn on a second factor" onClose={onClose}>
      <Form onSubmit={({ code }) => confirm(code)}>
        <p>Scan this with your authenticator app, or type in the secret. Then enter the code it shows.</p>
        <QrCode text={enrolment.uri} label="QR code for your authenticator app" />
        <CopyLine what="Secret" text={enrolment.secret} />
        <Field label="Code" name="code" inputMode="numeric" autoComplete="one-time-code" autoFocus />
        <div className="dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton>Turn on</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
