import { useMemo } from 'react'
import { useNumberedPages } from '../../data/use-numbered-pages.ts'
import { idIn, useSearch } from '../../data/use-search.ts'
import { type FinanceTransaction, foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Empty } from '../../ui/empty.tsx'
import { ReviewQueueIcon } from '../../ui/icons.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { named } from '../business/or-empty.ts'
import { usePlace } from '../business/place.tsx'
import { Amount } from './amount.tsx'
import { MoneyFilters } from './money-filters.tsx'
import { useMoneyFilter } from './use-money-filter.ts'

export function TransactionTable() {
  const t = useTexts('money')
  const { locationId } = usePlace()
  const { query, values } = useMoneyFilter()
  const address = useSearch(['transaction'])
  const pages = useNumberedPages(
    ['finances_operation', locationId, 'list', query],
    (request, options) =>
      foyer.financeTransactions.list({ company_id: locationId, ...query, ...request }, options),
    { keepsPrevious: true },
  )
  const columns = useColumns()
  const { type, account, item, client, member } = values
  const isFiltered = [type, account, item, client, member].some(Boolean)
  return (
    <DataTable
      {...pages}
      label={t.transactions}
      columns={columns}
      rowKey={({ id }) => id}
      rowTitle={({ id }) => t.editTitle(id)}
      onOpen={({ id }) => address.set({ transaction: id }, { isStep: true })}
      openKey={idIn(address.values.transaction)}
      storedAs="transactions"
      toolbar={<MoneyFilters />}
      empty={
        <Empty icon={<ReviewQueueIcon />} title={t.noneTitle}>
          {isFiltered ? t.noMatch : t.none}
        </Empty>
      }
    />
  )
}

function useColumns(): Column<FinanceTransaction>[] {
  const t = useTexts('money')
  const { formats } = usePlace()
  return useMemo(
    () => [
      {
        id: 'date',
        title: t.when,
        share: 2,
        isRequired: true,
        cell: ({ date }) => formats.moment(date),
      },
      { id: 'item', title: t.item, share: 1.5, cell: ({ expense }) => expense.title },
      { id: 'account', title: t.account, share: 1.3, isWideOnly: true, cell: ({ account }) => account.title },
      { id: 'client', title: t.client, share: 1.5, cell: ({ client }) => client?.name ?? '' },
      {
        id: 'member',
        title: t.teamMember,
        share: 1.2,
        isWideOnly: true,
        isHiddenAtFirst: true,
        cell: ({ master }) => named(master)?.name ?? '',
      },
      { id: 'comment', title: t.comment, share: 2, isWideOnly: true, cell: ({ comment }) => comment },
      {
        id: 'amount',
        title: t.amount,
        share: 1.2,
        align: 'end',
        isRequired: true,
        cell: ({ amount }) => <Amount value={amount} />,
      },
    ],
    [t, formats],
  )
}
