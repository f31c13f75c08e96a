import type { AccountsCreateInput } from '@foyer/sdk/business'
import { accountsCreate } from '@foyer/sdk/inputs'
import { useChange } from '../../data/use-change.ts'
import { readInput } from '../../forms/read-input.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Check } from '../../ui/check.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { useToast } from '../../ui/toast.tsx'
import { DialogActions } from '../business/dialog-actions.tsx'
import { usePlace } from '../business/place.tsx'

export function NewAccount({ onClose }: { onClose(): void }) {
  const t = useTexts('money')
  const { locationId } = usePlace()
  const say = useToast()
  const { mutateAsync } = useChange({
    change: (input: AccountsCreateInput) => foyer.accounts.create(input),
    affects: [['account', locationId]],
  })
  const create = async (_values: unknown, form: HTMLFormElement) => {
    const { data } = await mutateAsync(readInput(accountsCreate, form, { company_id: locationId }))
    say(t.accountCreated(data.title))
    onClose()
  }
  return (
    <Dialog title={t.newAccount} onClose={onClose}>
      <Form onSubmit={create} label={t.newAccount}>
        <Field label={t.name} name="title" maxLength={255} autoFocus />
        <Check name="is_cash" value="1" label={t.isCash} />
        <Check name="is_default" value="1" label={t.isDefault} />
        <DialogActions onClose={onClose} />
      </Form>
    </Dialog>
  )
}
