import type { FoyerError } from '@foyer/sdk/account'
import { type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Loaded, toState } from './use-loaded.ts'
import { type ReadPagesOptions, useReadPages } from './use-read.ts'

interface CursorPage<T, Cursor> {
  data: T[]
  meta: { next_cursor: Cursor | null }
}

interface Read<T, Cursor> {
  rows: T[]
  next: Cursor | undefined
}

export interface Pages<T> {
  /** All pages loaded so far, as one list. */
  loaded: Loaded<T[]>
  hasMore: boolean
  isBusy: boolean
  error: FoyerError | undefined
  more(): Promise<unknown>
}

/** Reads a list with cursors for a `PagedList`. A reload starts with the first page again. */
export function usePages<T, Cursor extends number | string = number>(
  read: (cursor: Cursor | undefined, context: { signal: AbortSignal }) => Promise<CursorPage<T, Cursor>>,
  key: QueryKey,
  options: ReadPagesOptions = {},
): Pages<T> {
  const client = useQueryClient()
  const query = useReadPages<Read<T, Cursor>, Cursor>(
    key,
    async (cursor, context) => {
      const { data, meta } = await read(cursor, context)
      return { rows: data, next: meta.next_cursor ?? undefined }
    },
    options,
  )
  const rows = useMemo(() => query.data?.pages.flatMap(page => page.rows), [query.data])
  const reload = async () => {
    client.setQueryData<InfiniteData<Read<T, Cursor>>>(key, firstPageOf)
    await query.refetch()
  }
  const { isFetchNextPageError } = query
  return {
    loaded: { state: toState(rows, isFetchNextPageError ? null : query.error), reload },
    hasMore: query.hasNextPage,
    isBusy: query.isFetchingNextPage,
    error: (isFetchNextPageError && query.error) || undefined,
    more: query.fetchNextPage,
  }
}

const firstPageOf = <T>(read: InfiniteData<T> | undefined): InfiniteData<T> | undefined =>
  read && { pages: read.pages.slice(0, 1), pageParams: read.pageParams.slice(0, 1) }
