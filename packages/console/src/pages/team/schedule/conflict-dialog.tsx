import type { TeamMember } from '@foyer/sdk/business'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { AppointmentList } from '../appointment-list.tsx'
import type { Edits } from './use-edits.ts'

interface ConflictDialogProps {
  waiting: NonNullable<Edits['waiting']>
  team: readonly TeamMember[]
  edits: Edits
}

/** Names the appointments that would be outside of the hours, and asks what to do. */
export function ConflictDialog({ waiting, team, edits }: ConflictDialogProps) {
  const t = useTexts('team')
  const { conflicts } = waiting
  const nameOf = (staffId: number) => team.find(({ id }) => id === staffId)?.name ?? ''
  return (
    <Dialog title={t.conflicts(conflicts.length)} onClose={edits.dismiss}>
      <Form onSubmit={edits.save} isEdited>
        <p>{t.conflictsNote}</p>
        <AppointmentList appointments={conflicts} nameOf={nameOf} />
        <div className="dialog-actions">
          <Button onClick={edits.dismiss}>{t.keepHours}</Button>
          <SubmitButton kind="danger">{t.saveAnyway}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
