import { useRead } from '../../data/use-read.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx'
import { usePlace } from '../business/place.tsx'
import { Amount } from './amount.tsx'
import { useMoneyFilter } from './use-money-filter.ts'

/** Income, expense and balance of what the filters match. */
export function Totals() {
  const t = useTexts('money')
  const { locationId } = usePlace()
  const { query } = useMoneyFilter()
  const { data } = useRead(
    ['finances_operation', locationId, 'totals', query],
    async ({ signal }) =>
      (await foyer.financeTransactions.totals({ company_id: locationId, ...query }, { signal })).data,
    { keepsPrevious: true },
  )
  return (
    <StatTiles>
      {(['income', 'expense', 'balance'] as const).map(name => (
        <StatTile key={name} label={t[name]} value={data ? <Amount value={data[name]} /> : '–'} />
      ))}
    </StatTiles>
  )
}
