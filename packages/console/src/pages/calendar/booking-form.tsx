import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { useBookingForm } from './use-booking-form.ts'

interface BookingFormProps {
  /** The word on the button. */
  action: string
  label?: string
  /** The form of something that exists is closed, that of something new is cancelled. */
  isNew?: boolean
  /** Who is named when they are busy or don't work then. */
  memberName: string
  onSave(isForced: boolean, form: HTMLFormElement): Promise<unknown>
  onSaved(): void
  onClose(): void
  /** The fields. */
  children: ReactNode
}

/** A form that books a time. If the time is taken, it says so, and offers to book it anyway. */
export function BookingForm({
  action,
  label,
  isNew = false,
  memberName,
  onSave,
  onSaved,
  onClose,
  children,
}: BookingFormProps) {
  const ui = useTexts('ui')
  const { conflict, form, submit, bookAnyway } = useBookingForm(onSave, onSaved)
  return (
    <section ref={form}>
      <Form onSubmit={submit} className="form-full" label={label}>
        {children}
        {conflict && <ConflictNotice error={conflict} memberName={memberName} onForce={bookAnyway} />}
        <div className="form-actions">
          <SubmitButton>{action}</SubmitButton>
          <Button onClick={onClose}>{isNew ? ui.cancel : ui.close}</Button>
        </div>
      </Form>
    </section>
  )
}
