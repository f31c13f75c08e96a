import { useState } from 'react'
import { useChange } from '../../data/use-change.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { idIn, useSearch } from '../../data/use-search.ts'
import { Missing } from '../../forms/missing-drawer.tsx'
import { useOpened } from '../../forms/use-opened.ts'
import { foyer, type Good } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { useToast } from '../../ui/toast.tsx'
import { usePlace } from '../business/place.tsx'
import { MovementTable } from './movement-table.tsx'
import { ProductForm } from './product-form.tsx'
import { StockByStorage } from './stock-by-storage.tsx'
import { useUnitWords } from './use-unit-words.ts'

/** A product with its stock and its movements. */
export function ProductDrawer() {
  const t = useTexts('products')
  const ui = useTexts('ui')
  const { locationId } = usePlace()
  const { values, set } = useSearch(['product', 'new', 'of'])
  const good_id = idIn(values.product) ?? 0
  const loaded = useLoaded(
    ({ signal }) => foyer.goods.get({ company_id: locationId, good_id }, { signal }),
    ['good', locationId, good_id],
    { isEnabled: good_id > 0 },
  )
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const close = () => set({ product: '' })
  const { state } = loaded
  const good = state.status === 'ready' ? state.value : undefined
  const isMissing = state.status === 'failed' && state.httpStatus === 404
  const { opened, isGone } = useOpened(values.product, { found: good, isKnown: isMissing })
  if (open === 'edit' && opened)
    return <ProductForm good={opened} isGone={isGone} onClose={() => setOpen(undefined)} />
  return (
    <Drawer
      isWide
      title={good?.title ?? t.product}
      description={good?.category}
      onClose={close}
      footer={
        good && (
          <>
            <Button onClick={() => setOpen('delete')}>{ui.delete}</Button>
            <Button onClick={() => set({ new: 'operation', of: good.good_id }, { isStep: true })}>
              {t.newOperation}
            </Button>
            <Button kind="primary" onClick={() => setOpen('edit')}>
              {ui.edit}
            </Button>
          </>
        )
      }
    >
      {isMissing ? <Missing /> : <LoadedView of={loaded}>{value => <ProductView good={value} />}</LoadedView>}
      {open === 'delete' && good && (
        <DeleteProduct good={good} onDone={close} onClose={() => setOpen(undefined)} />
      )}
    </Drawer>
  )
}

function ProductView({ good }: { good: Good }) {
  const t = useTexts('products')
  const { money } = usePlace()
  const { amountOfGood } = useUnitWords()
  return (
    <>
      <Facts>
        <Fact name={t.price}>{money(good.cost)}</Fact>
        <Fact name={t.cost}>{money(good.actual_cost)}</Fact>
        {good.article && <Fact name={t.article}>{good.article}</Fact>}
        {good.barcode && <Fact name={t.barcode}>{good.barcode}</Fact>}
        <Fact name={t.criticalAmount}>{amountOfGood(good.critical_amount, good)}</Fact>
        <Fact name={t.desiredAmount}>{amountOfGood(good.desired_amount, good)}</Fact>
        {good.comment && <Fact name={t.comment}>{good.comment}</Fact>}
      </Facts>
      <h3>{t.inStorages}</h3>
      <StockByStorage good={good} />
      <h3>{t.movements}</h3>
      <MovementTable filter={{ good_id: good.good_id }} isOfOneProduct />
    </>
  )
}

interface DeleteProductProps {
  good: Good
  onDone(): void
  onClose(): void
}

function DeleteProduct({ good, onDone, onClose }: DeleteProductProps) {
  const t = useTexts('products')
  const { locationId } = usePlace()
  const say = useToast()
  const { good_id, title } = good
  const { mutateAsync } = useChange({
    change: () => foyer.goods.delete({ company_id: locationId, good_id }),
    affects: [['good', locationId]],
  })
  const remove = async () => {
    await mutateAsync()
    say(t.deleted(title))
    onDone()
  }
  return (
    <Confirm title={t.deleteTitle(title)} action={t.deleteAction} onConfirm={remove} onClose={onClose}>
      {t.deleteText}
    </Confirm>
  )
}
