import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Form } from '../../../ui/form.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'

interface HoursDrawerProps {
  title: string
  description: string
  action: string
  /** All that is chosen, so that the form notices edits which are in none of its fields. */
  chosen: unknown
  canSave: boolean
  onSave(): Promise<unknown>
  onClose(): void
  children: ReactNode
}

/** A drawer that changes hours, and closes when that is done. */
export function HoursDrawer(props: HoursDrawerProps) {
  const { title, description, action, chosen, canSave, onSave, onClose, children } = props
  const ui = useTexts('ui')
  const save = async () => {
    await onSave()
    onClose()
  }
  return (
    <Drawer title={title} description={description} onClose={onClose}>
      <Form onSubmit={save} className="form-full" label={title}>
        <input type="hidden" name="chosen" value={JSON.stringify(chosen)} />
        {children}
        <div className="form-actions form-actions-stay">
          <Button onClick={onClose}>{ui.cancel}</Button>
          <SubmitButton isDisabled={!canSave}>{action}</SubmitButton>
        </div>
      </Form>
    </Drawer>
  )
}
