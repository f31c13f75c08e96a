import type { ExpensesCreateInput } from '@foyer/sdk/business'
import { expensesCreate } from '@foyer/sdk/inputs'
import { useState } from 'react'
import { useChange } from '../../data/use-change.ts'
import { readInput } from '../../forms/read-input.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { useToast } from '../../ui/toast.tsx'
import { DialogActions } from '../business/dialog-actions.tsx'
import { usePlace } from '../business/place.tsx'
import type { Direction } from './transaction-input.ts'

export function NewItem({ onClose }: { onClose(): void }) {
  const t = useTexts('money')
  const { locationId } = usePlace()
  const say = useToast()
  const [direction, setDirection] = useState<Direction>('income')
  const { mutateAsync } = useChange({
    change: (input: ExpensesCreateInput) => foyer.expenses.create(input),
    affects: [['expense', locationId]],
  })
  const create = async (_values: unknown, form: HTMLFormElement) => {
    const given = { company_id: locationId, type: direction === 'income' ? 1 : 2 } as const
    const { data } = await mutateAsync(readInput(expensesCreate, form, given))
    say(t.itemCreated(data.title))
    onClose()
  }
  return (
    <Dialog title={t.newItem} onClose={onClose}>
      <Form onSubmit={create} label={t.newItem}>
        <Field label={t.name} name="title" maxLength={255} autoFocus />
        <Segmented
          label={t.type}
          value={direction}
          segments={[
            { value: 'income', title: t.income },
            { value: 'expense', title: t.expense },
          ]}
          onChange={setDirection}
        />
        <DialogActions onClose={onClose} />
      </Form>
    </Dialog>
  )
}
