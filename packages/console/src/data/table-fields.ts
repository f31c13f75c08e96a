import type { Sort } from '../ui/table/column.ts'
import { saveCsv, toCsv } from './csv.ts'

/** A column as a plain value: for sorting, and for a CSV file. */
export interface TableField<Row> {
  id: string
  title: string
  value(row: Row): string | number
}

/** Sorts rows by a column, names as people of the language do. Without a sort the order stays. */
export function sortRows<Row>(
  rows: readonly Row[],
  fields: readonly TableField<Row>[],
  { sort, compare }: { sort: Sort | undefined; compare(left: string, right: string): number },
): readonly Row[] {
  const field = fields.find(({ id }) => id === sort?.by)
  if (!sort || !field) return rows
  const sign = sort.order === 'asc' ? 1 : -1
  return rows.toSorted((left, right) => {
    const [a, b] = [field.value(left), field.value(right)]
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)))
  })
}

/** Hands the rows to the person as a CSV file. */
export const exportRows = <Row>(
  name: string,
  fields: readonly TableField<Row>[],
  rows: readonly Row[],
): void =>
  saveCsv(name, [
    toCsv([fields.map(({ title }) => title), ...rows.map(row => fields.map(field => field.value(row)))]),
  ])
