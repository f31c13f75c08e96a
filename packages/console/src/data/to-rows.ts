export type Identified = { id: number } | { good_id: number }

export interface NumberedPage<Row> {
  data: Row[]
  meta: { total_count: number; page: number }
}

/** A row that was added meanwhile moves the others, so that one may be on two pages: the first of them counts. */
export function toRows<Row extends Identified>(pages: readonly (NumberedPage<Row> | undefined)[]): Row[] {
  const rows = new Map<number, Row>()
  for (const row of pages.flatMap(page => page?.data ?? []))
    if (!rows.has(idOf(row))) rows.set(idOf(row), row)
  return [...rows.values()]
}

const idOf = (row: Identified): number => ('id' in row ? row.id : row.good_id)
