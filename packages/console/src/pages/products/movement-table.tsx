import { type ReactNode, useMemo } from 'react'
import { useNumberedPages } from '../../data/use-numbered-pages.ts'
import { useSearch } from '../../data/use-search.ts'
import { foyer, type GoodsTransaction } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Empty } from '../../ui/empty.tsx'
import { StoreIcon } from '../../ui/icons.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { named, titled } from '../business/or-empty.ts'
import { usePlace } from '../business/place.tsx'
import type { OperationType } from './operation-types.ts'
import { useUnitWords } from './use-unit-words.ts'

interface MovementTableProps {
  filter: {
    good_id?: number
    type_id?: number
    storage_id?: number
    start_date?: string
    end_date?: string
  }
  toolbar?: ReactNode
  /** Leaves out what is the same in each row. */
  isOfOneProduct?: boolean
}

/** Transactions of products, newest first. A row opens the operation that it belongs to. */
export function MovementTable({ filter, toolbar, isOfOneProduct = false }: MovementTableProps) {
  const t = useTexts('products')
  const { locationId } = usePlace()
  const { set } = useSearch(['operation', 'product'])
  const pages = useNumberedPages(
    ['goods_operations', locationId, 'list', filter],
    (request, options) =>
      foyer.storageOperations.listTransactions({ company_id: locationId, ...filter, ...request }, options),
    { keepsPrevious: true },
  )
  const columns = useColumns(isOfOneProduct)
  return (
    <DataTable
      {...pages}
      label={t.movements}
      columns={columns}
      rowKey={({ id }) => id}
      rowTitle={({ id, type_id }) => t.operation(t.types[type_id as OperationType], id)}
      onOpen={({ document_id }) => set({ operation: document_id, product: '' }, { isStep: true })}
      toolbar={toolbar}
      storedAs={isOfOneProduct ? undefined : 'movements'}
      empty={
        <Empty icon={<StoreIcon />} title={t.noMovementsTitle}>
          {t.noMovements}
        </Empty>
      }
    />
  )
}

function useColumns(isOfOneProduct: boolean): Column<GoodsTransaction>[] {
  const t = useTexts('products')
  const { formats, money } = usePlace()
  const { amountIn } = useUnitWords()
  return useMemo(() => {
    const columns: (Column<GoodsTransaction> & { isForAll?: true })[] = [
      {
        id: 'date',
        title: t.when,
        share: 2.2,
        isRequired: true,
        cell: ({ create_date }) => formats.moment(create_date),
      },
      { id: 'type', title: t.type, cell: ({ type_id }) => t.types[type_id as OperationType] },
      { id: 'good', title: t.product, share: 2, isForAll: true, cell: ({ good }) => good.title },
      { id: 'storage', title: t.storage, share: 1.3, isWideOnly: true, cell: ({ storage }) => storage.title },
      {
        id: 'party',
        title: `${t.client}, ${t.supplier}`,
        share: 1.4,
        isWideOnly: true,
        isForAll: true,
        cell: ({ client, supplier }) => named(client)?.name ?? titled(supplier)?.title ?? '',
      },
      {
        id: 'amount',
        title: t.amount,
        align: 'end',
        cell: ({ amount, unit }) => (
          <span className={amount < 0 ? 'figure figure-minus' : 'figure figure-plus'}>
            {amountIn(amount, unit)}
          </span>
        ),
      },
      { id: 'cost', title: t.total, align: 'end', isForAll: true, cell: ({ cost }) => money(cost) },
    ]
    return columns.filter(({ isForAll }) => !(isOfOneProduct && isForAll))
  }, [t, formats, amountIn, money, isOfOneProduct])
}
