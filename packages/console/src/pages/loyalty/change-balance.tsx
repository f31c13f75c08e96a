import type { LoyaltyCardsAddManualTransactionInput } from '@foyer/sdk/business'
import { loyaltyCardsAddManualTransaction } from '@foyer/sdk/inputs'
import { useState } from 'react'
import { useChange } from '../../data/use-change.ts'
import { readInput } from '../../forms/read-input.ts'
import { signed } from '../../forms/signed.ts'
import { foyer, type LoyaltyCard } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { usePlace } from '../business/place.tsx'

type Direction = 'add' | 'subtract'

/** Adds to the balance of a card, or takes from it, with a reason. */
export function ChangeBalance({ card }: { card: LoyaltyCard }) {
  const t = useTexts('loyalty')
  const { locationId, money } = usePlace()
  const say = useToast()
  const [direction, setDirection] = useState<Direction>('add')
  const { mutateAsync } = useChange({
    change: (input: LoyaltyCardsAddManualTransactionInput) =>
      foyer.loyaltyCards.addManualTransaction({
        company_id: locationId,
        card_id: card.id,
        amount: signed(input.amount, { isMinus: direction === 'subtract' }),
        title: input.title || undefined,
      }),
    affects: [['loyalty_card', locationId]],
  })
  const change = async (_values: unknown, form: HTMLFormElement) => {
    const { data } = await mutateAsync(readInput(loyaltyCardsAddManualTransaction, form))
    form.reset()
    say(t.charged(money(data.balance)))
  }
  return (
    <Form onSubmit={change} className="form-full" label={t.changeBalance}>
      <h3>{t.changeBalance}</h3>
      <Segmented
        label={t.direction}
        value={direction}
        segments={[
          { value: 'add', title: t.add },
          { value: 'subtract', title: t.subtract },
        ]}
        onChange={setDirection}
      />
      <div className="form-columns">
        <NumberField label={t.amount} name="amount" />
        <Field label={t.reason} name="title" maxLength={255} isOptional />
      </div>
      <div className="form-actions">
        <SubmitButton>{t.changeBalance}</SubmitButton>
      </div>
    </Form>
  )
}
