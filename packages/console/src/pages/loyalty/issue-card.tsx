import type { LoyaltyCardsCreateInput } from '@foyer/sdk/business'
import { loyaltyCardsCreate } from '@foyer/sdk/inputs'
import { useState } from 'react'
import { useChange } from '../../data/use-change.ts'
import { useSearch } from '../../data/use-search.ts'
import { readInput } from '../../forms/read-input.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { type ChosenClient, ClientChoice } from '../business/client-choice.tsx'
import { usePlace } from '../business/place.tsx'
import { TypeField } from './type-field.tsx'

/** Issues a card to a client, or to any phone number. */
export function IssueCard({ onClose }: { onClose(): void }) {
  const t = useTexts('loyalty')
  const ui = useTexts('ui')
  const { locationId, has } = usePlace()
  const { set } = useSearch(['card', 'new'])
  const say = useToast()
  const [client, setClient] = useState<ChosenClient>()
  const { mutateAsync } = useChange({
    change: (input: LoyaltyCardsCreateInput) => foyer.loyaltyCards.create(input),
    affects: [['loyalty_card', locationId]],
  })
  const issue = async (_values: unknown, form: HTMLFormElement) => {
    const { data } = await mutateAsync(readInput(loyaltyCardsCreate, form, { company_id: locationId }))
    say(t.issued(data.number))
    set({ new: '', card: data.number })
  }
  return (
    <Drawer title={t.issue} onClose={onClose}>
      <Form onSubmit={issue} className="form-full" label={t.issue}>
        {/* A masked phone number is of no use here. */}
        {has('client_phones_access') && (
          <ClientChoice
            label={t.client}
            name="client"
            hint={t.clientHint}
            value={client}
            onChange={setClient}
          />
        )}
        <Field
          key={client?.id}
          label={t.phone}
          name="phone"
          type="tel"
          maxLength={40}
          defaultValue={client?.phone}
          hint={t.phoneHint}
        />
        <TypeField />
        <Field label={t.number} name="loyalty_card_number" maxLength={100} />
        <div className="form-actions">
          <SubmitButton>{t.issue}</SubmitButton>
          <Button kind="quiet" onClick={onClose}>
            {ui.cancel}
          </Button>
        </div>
      </Form>
    </Drawer>
  )
}
