import { partnerTeamInvite } from '@foyer/sdk/inputs'
import { readInput } from '../../forms/read-input.ts'
import { foyer, type Partner } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { PartnerRoleOptions } from './partner-role-options.tsx'

interface InviteToPartnerProps {
  partner: Partner
  onInvite(): Promise<void>
  onClose(): void
}

export function InviteToPartner({ partner, onInvite, onClose }: InviteToPartnerProps) {
  const say = useToast()
  const t = useTexts('partner-team')
  const { sent } = useTexts('sent-invitations')
  const ui = useTexts('ui')
  const invite = async (_values: unknown, form: HTMLFormElement) => {
    const { data } = await foyer.partnerTeam.invite(
      readInput(partnerTeamInvite, form, { partner_id: partner.id }),
    )
    await onInvite()
    say(sent(data.email))
    onClose()
  }
  return (
    <div className="panel-body panel-inset">
      <Form label={t.invitePerson} onSubmit={invite}>
        <div className="form-columns">
          <Field label={t.email} name="email" type="email" autoComplete="off" autoFocus />
          <SelectField label={t.role} name="role">
            <PartnerRoleOptions />
          </SelectField>
        </div>
        <p>{t.inviteNote}</p>
        <div className="form-actions">
          <SubmitButton>{t.invite}</SubmitButton>
          <Button kind="quiet" onClick={onClose}>
            {ui.cancel}
          </Button>
        </div>
      </Form>
    </div>
  )
}
