import { secondFactorConfirm } from '@foyer/sdk/inputs'
import { readInput } from '../../forms/read-input.ts'
import { type Enrolment, foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
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
  const t = useTexts('profile')
  const ui = useTexts('ui')
  const confirm = async (_values: unknown, form: HTMLFormElement) => {
    const { data } = await foyer.secondFactor.confirm(readInput(secondFactorConfirm, form))
    await onDone(data.recovery_codes)
  }
  return (
    <Dialog title={t.enrolTitle} onClose={onClose}>
      <Form onSubmit={confirm}>
        <p>{t.enrolNote}</p>
        <QrCode text={enrolment.uri} label={t.qrCode} />
        <CopyLine what={t.secret} text={enrolment.secret} />
        <Field label={t.code} name="code" inputMode="numeric" autoComplete="one-time-code" autoFocus />
        <div className="dialog-actions">
          <Button onClick={onClose}>{ui.cancel}</Button>
          <SubmitButton>{t.turnOn}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
