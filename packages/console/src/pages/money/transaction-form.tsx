import { useState } from 'react'
import { localMoment, toLocalField } from '../../data/location-days.ts'
import type { FinanceTransaction } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { type ChosenClient, ClientChoice } from '../business/client-choice.tsx'
import { named, titled } from '../business/or-empty.ts'
import { usePlace } from '../business/place.tsx'
import { TeamChoice } from '../business/team-choice.tsx'
import { SupplierField } from '../products/supplier-field.tsx'
import { AccountField } from './account-field.tsx'
import { ItemField } from './item-field.tsx'
import { type Direction, directionOf, toTransaction } from './transaction-input.ts'

interface TransactionFormProps {
  /** Without it a transaction is created. */
  transaction?: FinanceTransaction
  /** Somebody has deleted it: what was typed can still be read, but not saved. */
  isGone?: boolean
  action: string
  onSave(input: ReturnType<typeof toTransaction>, form: HTMLFormElement): Promise<unknown>
  onClose(): void
}

export function TransactionForm(props: TransactionFormProps) {
  const { transaction, isGone = false, action, onSave, onClose } = props
  const t = useTexts('money')
  const ui = useTexts('ui')
  const { timeZone } = usePlace()
  const [direction, setDirection] = useState<Direction>(directionOf(transaction?.amount ?? 0))
  const [client, setClient] = useState<ChosenClient | undefined>(
    transaction?.client ? { ...transaction.client, phone: '' } : undefined,
  )
  return (
    <Form
      onSubmit={(values: Values, form) => onSave(toTransaction(direction, values), form)}
      className="form-full"
      label={action}
    >
      <Segmented
        label={t.type}
        name="direction"
        value={direction}
        segments={[
          { value: 'income', title: t.income },
          { value: 'expense', title: t.expense },
        ]}
        onChange={setDirection}
      />
      <div className="form-columns">
        <NumberField
          label={t.amount}
          name="amount"
          defaultValue={transaction && Math.abs(transaction.amount)}
          autoFocus
        />
        <Field
          label={t.when}
          name="date"
          type="datetime-local"
          defaultValue={transaction ? toLocalField(transaction.date) : localMoment(timeZone)}
        />
        <ItemField direction={direction} item={transaction?.expense} />
        <AccountField account={transaction?.account} />
        <ClientChoice label={t.client} value={client} onChange={setClient} />
        <TeamChoice label={t.teamMember} nobody="–" value={named(transaction?.master)?.id} />
        <SupplierField supplier={titled(transaction?.supplier)} />
      </div>
      <TextField label={t.comment} name="comment" rows={3} defaultValue={transaction?.comment} isOptional />
      <div className="form-actions">
        {!isGone && <SubmitButton>{action}</SubmitButton>}
        <Button kind="quiet" onClick={onClose}>
          {ui.cancel}
        </Button>
      </div>
    </Form>
  )
}
