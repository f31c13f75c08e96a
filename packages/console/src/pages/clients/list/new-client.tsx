import type { ClientsCreateInput } from '@foyer/sdk/business'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useChange } from '../../../data/use-change.ts'
import { foyer } from '../../../foyer.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Form } from '../../../ui/form.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { type ClientDraft, checkBirthDate, emptyDraft, maxPhoneLength, toInput } from '../client-draft.ts'
import { ClientFields } from '../client-fields.tsx'

interface NewClientProps {
  locationId: number
  /** The number that called; empty if somebody else asks for the form. */
  phone: string
  onClose(): void
}

/** Creates a client, and opens the card. */
export function NewClient({ locationId, phone: given, onClose }: NewClientProps) {
  const t = useTexts('clients')
  const ui = useTexts('ui')
  const say = useToast()
  const navigate = useNavigate()
  const [draft, setDraft] = useState<ClientDraft>({ ...emptyDraft, phone: given.slice(0, maxPhoneLength) })
  const { mutateAsync: create } = useChange({
    affects: [['client', locationId]],
    change: (input: ClientsCreateInput) => foyer.clients.create(input),
  })
  const save = async () => {
    checkBirthDate(draft)
    const { name, phone } = draft
    const input = { company_id: locationId, name, phone, ...toInput(emptyDraft, draft) }
    const { data } = await create(input)
    say(t.created(data.display_name))
    await navigate(`/locations/${locationId}/clients/${data.id}`, { replace: true })
  }
  return (
    <Drawer title={t.newClient} isWide onClose={onClose}>
      <Form onSubmit={save} label={t.newClient}>
        <ClientFields
          locationId={locationId}
          draft={draft}
          onChange={change => setDraft(before => ({ ...before, ...change }))}
          isNew
        />
        <div className="form-actions">
          <SubmitButton>{t.addClient}</SubmitButton>
          <Button onClick={onClose}>{ui.cancel}</Button>
        </div>
      </Form>
    </Drawer>
  )
}
