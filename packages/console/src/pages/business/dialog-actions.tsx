import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

/** Cancel and create, at the end of a dialog. */
export function DialogActions({ onClose }: { onClose(): void }) {
  const ui = useTexts('ui')
  return (
    <div className="dialog-actions">
      <Button onClick={onClose}>{ui.cancel}</Button>
      <SubmitButton>{ui.create}</SubmitButton>
    </div>
  )
}
