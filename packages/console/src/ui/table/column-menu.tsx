import { useTexts } from '../../texts/use-texts.ts'
import { ColumnsIcon, SortIcon } from '../icons.tsx'
import { Menu } from '../menu.tsx'
import { type Column, nextSort, type Sort } from './column.ts'

interface ColumnMenuProps<Row> {
  columns: readonly Column<Row>[]
  isShown(column: Column<Row>): boolean
  onToggle(column: Column<Row>): void
}

/** Chooses the columns of a table. */
export function ColumnMenu<Row>({ columns, isShown, onToggle }: ColumnMenuProps<Row>) {
  const t = useTexts('ui')
  const items = columns
    .filter(({ isRequired }) => !isRequired)
    .map(column => ({
      title: column.title,
      isChecked: isShown(column),
      onSelect: () => onToggle(column),
    }))
  return (
    <Menu label={t.columns} className="button button-quiet table-columns" items={items}>
      <ColumnsIcon />
    </Menu>
  )
}

interface SortMenuProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSort(sort: Sort): void
}

/** Sorts on phones, where the heads of the columns are hidden. */
export function SortMenu<Row>({ columns, sort, onSort }: SortMenuProps<Row>) {
  const t = useTexts('ui')
  const items = columns
    .filter(({ isSortable }) => isSortable)
    .map(({ id, title }) => ({
      title,
      isChosen: sort?.by === id,
      note: sort?.by === id ? (sort.order === 'asc' ? '↑' : '↓') : undefined,
      onSelect: () => onSort(nextSort(sort, id)),
    }))
  return (
    <Menu label={t.sort} className="button button-quiet table-sort" items={items}>
      <SortIcon />
    </Menu>
  )
}
