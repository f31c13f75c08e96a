import { pathOfFile, type Row } from '../navigation.ts'
import type { ApiGroup } from './api-pages.ts'
import type { Page } from './page.ts'

export interface Pages {
  all: Page[]
  groups: ApiGroup[]
}

interface RowPages {
  /** The one that lists show; the API has groups instead. */
  page: Page[]
  /** Those that only the page itself leads to. */
  below: Page[]
  groups: ApiGroup[]
}

/** What a row of the navigation stands for. */
export function pagesOf(row: Row, { all, groups }: Pages): RowPages {
  if ('printed' in row && row.printed === 'api') return { page: [], below: [], groups }
  const shown = 'file' in row ? pathOfFile(row.file) : row.printed === 'errors' ? 'errors' : 'decisions/index'
  const isBelow = ({ kind, path }: Page) =>
    shown === 'decisions/index' && kind === 'decision' && path !== shown
  return { page: all.filter(({ path }) => path === shown), below: all.filter(isBelow), groups: [] }
}
