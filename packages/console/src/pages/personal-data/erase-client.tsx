import { useNavigate } from 'react-router'
import { useChange } from '../../data/use-change.ts'
import { foyer, type PersonalDataSummary } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'

interface EraseClientProps {
  locationId: number
  summary: PersonalDataSummary
  onClose(): void
}

/** Says what an erasure takes and leaves, and asks for the name of the client. */
export function EraseClient({ locationId, summary, onClose }: EraseClientProps) {
  const t = useTexts('personal-data')
  const ui = useTexts('ui')
  const say = useToast()
  const navigate = useNavigate()
  const { client_id, name, upcoming_appointments: upcoming, applications } = summary
  const { mutateAsync: erase } = useChange({
    affects: [
      ['client', locationId, 'list'],
      ['erasure', locationId],
    ],
    change: (typed: string) => foyer.personalData.erase({ location_id: locationId, client_id, name: typed }),
  })
  const submit = async (values: Values) => {
    await erase(values.name ?? '')
    say(t.eraseBegun)
    await navigate(`/locations/${locationId}/personal-data`)
  }
  return (
    <Dialog title={t.eraseTitle(name)} onClose={onClose}>
      <Form onSubmit={submit} canBeLeft>
        <p>{t.eraseTakes}</p>
        <p>{t.eraseLeaves}</p>
        {upcoming > 0 && <Notice kind="info">{t.eraseCancels(upcoming)}</Notice>}
        {applications.length > 0 && <p>{t.eraseTells(applications.map(({ title }) => title))}</p>}
        <p>
          <strong>{t.cannotBeUndone}</strong>
        </p>
        <Field label={t.typeName} name="name" hint={name} maxLength={800} autoComplete="off" autoFocus />
        <div className="dialog-actions">
          <Button onClick={onClose}>{ui.cancel}</Button>
          <SubmitButton kind="danger">{t.erase}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
