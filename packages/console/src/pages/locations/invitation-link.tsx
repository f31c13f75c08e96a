import { Button } from '../../ui/button.tsx'
import { Secret } from '../../ui/secret.tsx'

export interface Invitation {
  name: string
  url: string
}

export function InvitationLink({ invitation, onClose }: { invitation: Invitation; onClose(): void }) {
  return (
    <Secret
      what="Invitation link"
      value={invitation.url}
      note={`Send it to ${invitation.name}: it sets the password of the new account. It is shown only here, and works for 14 days.`}
    >
      <div className="form-actions">
        <Button onClick={onClose}>Done</Button>
      </div>
    </Secret>
  )
}
