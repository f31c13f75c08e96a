import type { TeamMember } from '@foyer/sdk/business'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { useHoursFormat } from './format-hours.ts'
import type { Edits } from './use-edits.ts'

const shownAtMost = 20

interface ConflictDialogProps {
  waiting: NonNullable<Edits['waiting']>
  team: readonly TeamMember[]
  edits: Edits
}

/** Names the appointments that would be outside of the hours, and asks what to do. */
export function ConflictDialog({ waiting, team, edits }: ConflictDialogProps) {
  const t = useTexts('team')
  const format = useHoursFormat()
  const { conflicts } = waiting
  const nameOf = (staffId: number) => team.find(({ id }) => id === staffId)?.name ?? ''
  return (
    <Dialog title={t.conflicts(conflicts.length)} onClose={edits.dismiss}>
      <Form onSubmit={edits.save} isEdited>
        <p>{t.conflictsNote}</p>
        <ul className="conflicts">
          {conflicts.slice(0, shownAtMost).map(({ id, staff_id, date, client, services }) => (
            <li key={id}>
              <strong>
                {t.conflictTime(format.day(date.slice(0, 10)), format.time(date.slice(11, 16)))}
              </strong>
              <span>
                {[nameOf(staff_id), client?.display_name, services[0]?.title].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
        {conflicts.length > shownAtMost && <p>{t.moreConflicts(conflicts.length - shownAtMost)}</p>}
        <div className="dialog-actions">
          <Button onClick={edits.dismiss}>{t.keepHours}</Button>
          <SubmitButton kind="danger">{t.saveAnyway}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
