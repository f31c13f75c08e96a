import type { FoyerError } from '@foyer/sdk'
import { useState } from 'react'
import { type Loaded, useLoaded } from './use-loaded.ts'
import { useTask } from './use-task.ts'

interface Page<T> {
  data: T[]
  meta: { next_cursor: number | null }
}

export interface Pages<T> {
  /** All pages that were asked for so far, as one list. */
  loaded: Loaded<T[]>
  hasMore: boolean
  isBusy: boolean
  error: FoyerError | undefined
  more(): Promise<unknown>
}

/** A list that comes in pages; reading it again begins with the first one. */
export function usePages<T>(
  read: (cursor: number | undefined) => Promise<Page<T>>,
  key: string | number,
): Pages<T> {
  const first = useLoaded(async () => ({ data: await read(undefined) }), key)
  const begun = first.state.status === 'ready' ? first.state.value : undefined
  const [further, setFurther] = useState<Page<T> & { begun: Page<T> }>()
  const rest = further && further.begun === begun ? further : undefined
  const cursor = (rest ?? begun)?.meta.next_cursor ?? null
  const { isBusy, error, run } = useTask()
  const more = () =>
    run(async () => {
      if (!begun || cursor === null) return
      const { data, meta } = await read(cursor)
      setFurther({ begun, data: [...(rest?.data ?? []), ...data], meta })
    })
  return {
    loaded: {
      state: begun
        ? { status: 'ready', value: [...begun.data, ...(rest?.data ?? [])] }
        : (first.state as Loaded<T[]>['state']),
      reload: first.reload,
    },
    hasMore: cursor !== null,
    isBusy,
    error,
    more,
  }
}
