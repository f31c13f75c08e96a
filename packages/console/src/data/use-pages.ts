import type { FoyerError } from '@foyer/sdk/account'
import { useState } from 'react'
import { type Loaded, useLoaded } from './use-loaded.ts'
import { useTask } from './use-task.ts'

interface CursorPage<T> {
  data: T[]
  meta: { next_cursor: number | null }
}

export interface Pages<T> {
  /** All pages loaded so far, as one list. */
  loaded: Loaded<T[]>
  hasMore: boolean
  isBusy: boolean
  error: FoyerError | undefined
  more(): Promise<unknown>
}

/** Loads a paged list. A reload starts with the first page again. */
export function usePages<T>(
  read: (cursor: number | undefined) => Promise<CursorPage<T>>,
  key: string | number,
): Pages<T> {
  const first = useLoaded(async () => ({ data: await read(undefined) }), key)
  const firstPage = first.state.status === 'ready' ? first.state.value : undefined
  const [laterPages, setLaterPages] = useState<CursorPage<T> & { firstPage: CursorPage<T> }>()
  const rest = laterPages && laterPages.firstPage === firstPage ? laterPages : undefined
  const cursor = (rest ?? firstPage)?.meta.next_cursor ?? null
  const { isBusy, error, run } = useTask()
  const more = () =>
    run(async () => {
      if (!firstPage || cursor === null) return
      const { data, meta } = await read(cursor)
      setLaterPages({ firstPage, data: [...(rest?.data ?? []), ...data], meta })
    })
  return {
    loaded: {
      state: firstPage
        ? { status: 'ready', value: [...firstPage.data, ...(rest?.data ?? [])] }
        : (first.state as Loaded<T[]>['state']),
      reload: first.reload,
    },
    hasMore: cursor !== null,
    isBusy,
    error,
    more,
  }
}
