import type { LoyaltyCardsAddManualTransactionInput, LoyaltyCardsCreateInput } from '@foyer/sdk/business'
import { loyaltyCardsAddManualTransaction, loyaltyCardsCreate } from '@foyer/sdk/inputs'
import { useChange } from '../../../data/use-change.ts'
import { useRead } from '../../../data/use-read.ts'
import { readInput } from '../../../forms/read-input.ts'
import { foyer, type LoyaltyCard } from '../../../foyer.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field, SelectField } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { useToast } from '../../../ui/toast.tsx'

interface DialogProps {
  locationId: number
  onClose(): void
}

/** Issues a card to the phone of a client. */
export function IssueCard({ locationId, phone, onClose }: DialogProps & { phone: string }) {
  const t = useTexts('clients')
  const say = useToast()
  const { data: types } = useRead(
    ['loyalty_card_type', locationId],
    async ({ signal }) => (await foyer.loyaltyCardTypes.list({ company_id: locationId }, { signal })).data,
  )
  const { mutateAsync: issue } = useChange({
    affects: [['loyalty_card', locationId]],
    change: (input: LoyaltyCardsCreateInput) => foyer.loyaltyCards.create(input),
  })
  const submit = async (_values: unknown, form: HTMLFormElement) => {
    const input = readInput(loyaltyCardsCreate, form, { company_id: locationId, phone })
    await issue(input)
    say(t.cardIssued(String(input.loyalty_card_number)))
    onClose()
  }
  return (
    <Dialog title={t.issueCard} onClose={onClose}>
      {types?.length === 0 && <Notice kind="info">{t.noCardTypes}</Notice>}
      <Form onSubmit={submit}>
        <Field label={t.cardNumber} name="loyalty_card_number" maxLength={100} autoComplete="off" autoFocus />
        <SelectField label={t.cardType} name="loyalty_card_type_id">
          {types?.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <DialogActions action={t.issueCard} isDisabled={!types} onClose={onClose} />
      </Form>
    </Dialog>
  )
}

interface CardDialogProps extends DialogProps {
  card: LoyaltyCard
}

/** Adds to the balance of a card, or takes away from it. */
export function ChangeBalance({
  locationId,
  card,
  number,
  onClose,
}: CardDialogProps & { number(value: number): string }) {
  const t = useTexts('clients')
  const say = useToast()
  const { mutateAsync: change } = useChange({
    affects: [['loyalty_card', locationId]],
    change: (input: LoyaltyCardsAddManualTransactionInput) => foyer.loyaltyCards.addManualTransaction(input),
  })
  const submit = async (_values: unknown, form: HTMLFormElement) => {
    const ofCard = { company_id: locationId, card_id: card.id }
    const { data } = await change(readInput(loyaltyCardsAddManualTransaction, form, ofCard))
    say(t.balanceChanged(card.number, number(data.balance)))
    onClose()
  }
  return (
    <Dialog title={t.changeBalanceOf(card.number)} onClose={onClose}>
      <Form onSubmit={submit}>
        <NumberField label={t.amount} name="amount" hint={t.amountHint} autoFocus />
        <Field label={t.reason} name="title" maxLength={255} isOptional />
        <DialogActions action={t.changeBalance} onClose={onClose} />
      </Form>
    </Dialog>
  )
}

/** Asks before a card is deleted. */
export function DeleteCard({ locationId, card, onClose }: CardDialogProps) {
  const t = useTexts('clients')
  const ui = useTexts('ui')
  const say = useToast()
  const { mutateAsync: remove } = useChange({
    affects: [['loyalty_card', locationId]],
    change: () => foyer.loyaltyCards.delete({ company_id: locationId, card_id: card.id }),
  })
  const confirm = async () => {
    await remove(undefined)
    say(t.cardDeleted(card.number))
    onClose()
  }
  return (
    <Confirm title={t.deleteCard(card.number)} action={ui.delete} onConfirm={confirm} onClose={onClose}>
      {t.deleteCardHelp}
    </Confirm>
  )
}

interface DialogActionsProps {
  action: string
  isDisabled?: boolean
  onClose(): void
}

function DialogActions({ action, isDisabled, onClose }: DialogActionsProps) {
  const ui = useTexts('ui')
  return (
    <div className="dialog-actions">
      <Button onClick={onClose}>{ui.cancel}</Button>
      <SubmitButton isDisabled={isDisabled}>{action}</SubmitButton>
    </div>
  )
}
