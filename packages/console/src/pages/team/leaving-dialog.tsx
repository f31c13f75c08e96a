import type { Appointment, TeamMember } from '@foyer/sdk/business'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AppointmentList } from './appointment-list.tsx'

interface LeavingDialogProps {
  member: TeamMember
  appointments: readonly Appointment[]
  onConfirm(): void
  onClose(): void
}

/** Names the appointments that somebody who leaves still has, and asks what to do. */
export function LeavingDialog({ member, appointments, onConfirm, onClose }: LeavingDialogProps) {
  const t = useTexts('team')
  const ui = useTexts('ui')
  return (
    <Dialog title={t.leaving(member.name, appointments.length)} onClose={onClose}>
      <p>{t.leavingNote}</p>
      <AppointmentList appointments={appointments} nameOf={() => ''} />
      <div className="dialog-actions">
        <Button onClick={onClose}>{ui.cancel}</Button>
        <Button kind="danger" onClick={onConfirm}>
          {t.saveAnyway}
        </Button>
      </div>
    </Dialog>
  )
}
