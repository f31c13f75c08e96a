import { useState } from 'react'
import { useChange } from '../../data/use-change.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { idIn, useSearch } from '../../data/use-search.ts'
import { Latest } from '../../forms/latest.tsx'
import { Missing } from '../../forms/missing-drawer.tsx'
import { onlyEdited } from '../../forms/read-input.ts'
import { useOpened } from '../../forms/use-opened.ts'
import { type FinanceTransaction, foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toast.tsx'
import { mayBeEdited } from '../../ui/unsaved.ts'
import { usePlace } from '../business/place.tsx'
import { TransactionForm } from './transaction-form.tsx'
import type { toTransaction } from './transaction-input.ts'

/** One transaction, to be corrected or deleted. */
export function TransactionDrawer() {
  const t = useTexts('money')
  const ui = useTexts('ui')
  const { locationId } = usePlace()
  const { values, set } = useSearch(['transaction'])
  const say = useToast()
  const [isDeleting, setDeleting] = useState(false)
  const transaction_id = idIn(values.transaction) ?? 0
  const loaded = useLoaded(
    ({ signal }) => foyer.financeTransactions.get({ company_id: locationId, transaction_id }, { signal }),
    ['finances_operation', locationId, transaction_id],
    { isEnabled: transaction_id > 0, isForForm: true },
  )
  const close = () => set({ transaction: '' })
  const { mutateAsync } = useChange({
    change: (input: Partial<ReturnType<typeof toTransaction>>) =>
      foyer.financeTransactions.update({ company_id: locationId, transaction_id, ...input }),
    affects: [['finances_operation', locationId]],
  })
  const save = async (input: ReturnType<typeof toTransaction>, form: HTMLFormElement) => {
    const { amount } = input
    // The direction is the sign of the amount.
    const sign = mayBeEdited(form, 'direction') ? { amount } : {}
    await mutateAsync({ ...onlyEdited(form, input), ...sign })
    say(ui.saved)
    close()
  }
  const { state } = loaded
  const found = state.status === 'ready' ? state.value : undefined
  const isMissing = state.status === 'failed' && state.httpStatus === 404
  const { opened, isGone } = useOpened(values.transaction, { found, isKnown: isMissing })
  return (
    <Drawer
      title={t.editTitle(transaction_id)}
      actions={
        state.status === 'ready' && (
          <Button kind="quiet" onClick={() => setDeleting(true)}>
            {ui.delete}
          </Button>
        )
      }
      onClose={close}
    >
      {isMissing && !opened && <Missing />}
      {isGone && !isDeleting && <Notice kind="error">{ui.deletedMeanwhile}</Notice>}
      {opened && state.status === 'failed' && !isMissing && <Notice kind="error">{state.message}</Notice>}
      {opened ? (
        <>
          <Latest of={opened}>
            {shown => (
              <TransactionForm
                transaction={shown}
                isGone={isGone}
                action={ui.save}
                onSave={save}
                onClose={close}
              />
            )}
          </Latest>
          {isDeleting && (
            <DeleteTransaction transaction={opened} onDone={close} onClose={() => setDeleting(false)} />
          )}
        </>
      ) : (
        !isMissing && <LoadedView of={loaded}>{() => null}</LoadedView>
      )}
    </Drawer>
  )
}

interface DeleteTransactionProps {
  transaction: FinanceTransaction
  onDone(): void
  onClose(): void
}

function DeleteTransaction({ transaction, onDone, onClose }: DeleteTransactionProps) {
  const t = useTexts('money')
  const { locationId, money } = usePlace()
  const say = useToast()
  const { id: transaction_id, amount, expense } = transaction
  const { mutateAsync } = useChange({
    change: () => foyer.financeTransactions.delete({ company_id: locationId, transaction_id }),
    affects: [
      ['finances_operation', locationId, 'list'],
      ['finances_operation', locationId, 'totals'],
    ],
  })
  const remove = async () => {
    await mutateAsync()
    say(t.deleted)
    onDone()
  }
  return (
    <Confirm title={t.deleteTitle} action={t.deleteAction} onConfirm={remove} onClose={onClose}>
      {t.deleteText(money(amount), expense.title)}
    </Confirm>
  )
}
