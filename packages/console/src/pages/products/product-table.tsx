import { useMemo } from 'react'
import { useNumberedPages } from '../../data/use-numbered-pages.ts'
import { idIn, useSearch } from '../../data/use-search.ts'
import { foyer, type Good } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Empty } from '../../ui/empty.tsx'
import { StoreIcon } from '../../ui/icons.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { usePlace } from '../business/place.tsx'
import { SearchInput } from '../business/search-input.tsx'
import { useGoodsCategories, useStorages } from './lookups.ts'
import { isLow, stockIn, totalStock } from './stock.ts'
import { useUnitWords } from './use-unit-words.ts'

/** More storages than these are offered in the choice of columns. */
const shownStorages = 3

export function ProductTable() {
  const t = useTexts('products')
  const { locationId } = usePlace()
  const { values, set } = useSearch(['term', 'category', 'product'])
  const categories = useGoodsCategories()
  const filter = { term: values.term || undefined, category_id: idIn(values.category) }
  const isFiltered = filter.term !== undefined || filter.category_id !== undefined
  const pages = useNumberedPages(
    ['good', locationId, 'list', filter],
    (request, options) => foyer.goods.list({ company_id: locationId, ...filter, ...request }, options),
    { keepsPrevious: true },
  )
  const columns = useProductColumns()
  return (
    <DataTable
      {...pages}
      label={t.products}
      columns={columns}
      rowKey={({ good_id }) => good_id}
      rowTitle={({ title }) => title}
      onOpen={({ good_id }) => set({ product: good_id }, { isStep: true })}
      openKey={idIn(values.product)}
      storedAs="products"
      toolbar={
        <>
          <SearchInput
            label={t.searchLabel}
            placeholder={t.search}
            value={values.term}
            onChange={term => set({ term })}
          />
          <select
            aria-label={t.category}
            value={values.category}
            onChange={({ target }) => set({ category: target.value }, { isStep: true })}
          >
            <option value="">{t.allCategories}</option>
            {categories.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </>
      }
      empty={
        <Empty icon={<StoreIcon />} title={isFiltered ? t.noMatchTitle : t.noneTitle}>
          {isFiltered ? t.noMatch : t.none}
        </Empty>
      }
    />
  )
}

function useProductColumns(): Column<Good>[] {
  const t = useTexts('products')
  const { formats, money } = usePlace()
  const storages = useStorages()
  const { amountOfGood } = useUnitWords()
  return useMemo(
    () => [
      { id: 'title', title: t.name, share: 3, isRequired: true, cell: good => good.title },
      { id: 'article', title: t.article, isWideOnly: true, cell: good => good.article },
      { id: 'category', title: t.category, share: 1.4, isWideOnly: true, cell: good => good.category },
      {
        id: 'stock',
        title: t.stock,
        share: 1.7,
        align: 'end',
        cell: good => (
          <span className="stock">
            {isLow(good) && <Badge kind="warn">{t.low}</Badge>}
            <Amount value={totalStock(good)} text={amountOfGood(totalStock(good), good)} />
          </span>
        ),
      },
      ...storages.map(
        ({ id, title }, index): Column<Good> => ({
          id: `storage-${id}`,
          title,
          align: 'end',
          isWideOnly: true,
          isHiddenAtFirst: index >= shownStorages || storages.length === 1,
          cell: good => {
            const amount = stockIn(good, id)
            return amount === undefined ? '–' : <Amount value={amount} text={formats.number(amount)} />
          },
        }),
      ),
      { id: 'cost', title: t.price, align: 'end', cell: good => money(good.cost) },
      {
        id: 'barcode',
        title: t.barcode,
        isWideOnly: true,
        isHiddenAtFirst: true,
        cell: good => good.barcode,
      },
      {
        id: 'actual_cost',
        title: t.cost,
        align: 'end',
        isWideOnly: true,
        isHiddenAtFirst: true,
        cell: good => money(good.actual_cost),
      },
    ],
    [t, formats, amountOfGood, money, storages],
  )
}

/** A number that stands out when it is below zero. */
const Amount = ({ value, text }: { value: number; text: string }) => (
  <span className={value < 0 ? 'figure figure-minus' : 'figure'}>{text}</span>
)
