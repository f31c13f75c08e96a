import type { Good } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { useStorages } from './lookups.ts'
import { isLow, totalStock } from './stock.ts'
import { useUnitWords } from './use-unit-words.ts'

/** How much of a product is in each storage, and in total. */
export function StockByStorage({ good }: { good: Good }) {
  const t = useTexts('products')
  const storages = useStorages()
  const { amountOfGood } = useUnitWords()
  const amountOf = (amount: number) => amountOfGood(amount, good)
  if (good.actual_amounts.length === 0) return <p className="quiet">{t.neverKept}</p>
  return (
    <dl className="amounts">
      {good.actual_amounts.map(({ storage_id, amount }) => (
        <div key={storage_id}>
          <dt>{storages.find(({ id }) => id === storage_id)?.title ?? t.storage}</dt>
          <dd className={amount < 0 ? 'figure figure-minus' : 'figure'}>{amountOf(amount)}</dd>
        </div>
      ))}
      <div className="amounts-total">
        <dt>
          {t.inTotal} {isLow(good) && <Badge kind="warn">{t.low}</Badge>}
        </dt>
        <dd className="figure">{amountOf(totalStock(good))}</dd>
      </div>
    </dl>
  )
}
