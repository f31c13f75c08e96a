import { useChange } from '../../data/use-change.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { useToast } from '../../ui/toast.tsx'
import { usePlace } from '../business/place.tsx'
import { TransactionForm } from './transaction-form.tsx'
import type { toTransaction } from './transaction-input.ts'

export function NewTransaction({ onClose }: { onClose(): void }) {
  const t = useTexts('money')
  const { locationId } = usePlace()
  const say = useToast()
  const { mutateAsync } = useChange({
    change: (input: ReturnType<typeof toTransaction>) =>
      foyer.financeTransactions.create({ company_id: locationId, ...input }),
    affects: [['finances_operation', locationId]],
  })
  const save = async (input: ReturnType<typeof toTransaction>) => {
    await mutateAsync(input)
    say(t.recorded)
    onClose()
  }
  return (
    <Drawer title={t.newTransaction} onClose={onClose}>
      <TransactionForm action={t.record} onSave={save} onClose={onClose} />
    </Drawer>
  )
}
