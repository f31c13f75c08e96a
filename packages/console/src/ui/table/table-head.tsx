import { useTexts } from '../../texts/use-texts.ts'
import { SortDownIcon, SortIcon, SortUpIcon } from '../icons.tsx'
import type { Column, Sort } from './column.ts'

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSort: ((by: string) => void) | undefined
  selectAll: { isOn: boolean; canSelect: boolean; toggle(): void } | undefined
}

export function TableHead<Row>({ columns, sort, onSort, selectAll }: TableHeadProps<Row>) {
  const t = useTexts('ui')
  const sum = columns.reduce((total, { share = 1 }) => total + share, 0)
  return (
    <thead role="rowgroup">
      <tr role="row">
        {selectAll && (
          <th role="columnheader" scope="col" className="cell-check">
            <input
              type="checkbox"
              aria-label={t.selectAll}
              checked={selectAll.isOn}
              disabled={!selectAll.canSelect}
              onChange={selectAll.toggle}
            />
          </th>
        )}
        {columns.map(({ id, title, align, share = 1, isSortable, isWideOnly }) => {
          const order = sort?.by === id ? sort.order : undefined
          const canSort = isSortable && onSort
          return (
            <th
              key={id}
              role="columnheader"
              scope="col"
              className={classOf('head', { align, isWideOnly })}
              style={{ width: `${(share / sum) * 100}%` }}
              aria-sort={canSort ? (order ? `${order}ending` : 'none') : undefined}
            >
              {canSort ? (
                <button type="button" onClick={() => onSort(id)}>
                  <span>{title}</span>
                  {order === 'asc' ? <SortUpIcon /> : order === 'desc' ? <SortDownIcon /> : <SortIcon />}
                </button>
              ) : (
                title
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/** The classes of a cell or of the head of a column. */
export const classOf = (
  name: 'head' | 'cell',
  { align, isWideOnly }: Pick<Column<unknown>, 'align' | 'isWideOnly'>,
): string => [name, align === 'end' && 'is-end', isWideOnly && 'is-wide-only'].filter(Boolean).join(' ')
