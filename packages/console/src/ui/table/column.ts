import type { ReactNode } from 'react'

export interface Column<Row> {
  id: string
  title: string
  /** How wide the column is in relation to the others; 1 by default. */
  share?: number
  /** Numbers and money stand at the end. */
  align?: 'start' | 'end'
  isSortable?: boolean
  /** Always shown: the choice of columns leaves it out. */
  isRequired?: boolean
  /** Hidden until somebody chooses it. */
  isHiddenAtFirst?: boolean
  /** Left out on phones. */
  isWideOnly?: boolean
  cell(row: Row): ReactNode
}

export interface Sort {
  by: string
  order: 'asc' | 'desc'
}

/** What a click on the header of a column asks for. */
export const nextSort = (sort: Sort | undefined, by: string): Sort => ({
  by,
  order: sort?.by === by && sort.order === 'asc' ? 'desc' : 'asc',
})
