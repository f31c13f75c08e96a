import type { FoyerError } from '@foyer/sdk/account'
import { type QueryFunctionContext, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { type ReadOptions, useRead } from './use-read.ts'

interface Failed {
  status: 'failed'
  message: string
  /** 0 when there was no response. */
  httpStatus: number
}

export type LoadState<T> = { status: 'loading' } | Failed | { status: 'ready'; value: T }

/** What `LoadedView` shows. */
export interface Loaded<T> {
  state: LoadState<T>
  reload(): Promise<void>
}

/** What no hint is about: a form of it reads it again before it saves. */
export interface ReadableAgain<T> extends Loaded<T> {
  /** What is there now; undefined if it can't be read. */
  readAgain(): Promise<T | undefined>
}

interface LoadOptions<T> extends ReadOptions<T> {
  /** Waits for a new answer instead of showing the cached one: for forms, whose fields keep their first value. */
  isForForm?: boolean
}

/** Reads server state for a `LoadedView`. A reload keeps the current data until it is done. */
export function useLoaded<T>(
  read: (context: QueryFunctionContext) => Promise<{ data: T }>,
  key: QueryKey,
  { isForForm = false, ...options }: LoadOptions<T> = {},
): ReadableAgain<T> {
  const query = useRead(key, async context => (await read(context)).data, options)
  const { data, error, isFetchedAfterMount, refetch } = query
  const isKept = isForForm && !isFetchedAfterMount
  const state = useMemo<LoadState<T>>(() => toState(isKept ? undefined : data, error), [isKept, data, error])
  const readAgain = useCallback(async () => (await refetch()).data, [refetch])
  const reload = useCallback(async () => {
    await readAgain()
  }, [readAgain])
  return { state, reload, readAgain }
}

/**
 * Reads before the page shows it, so that what the API refuses is an error of the form that asked.
 * The page that then loads the same key with `freshMs` asks no second time.
 */
export function useLoadAhead(): <T>(read: () => Promise<{ data: T }>, key: QueryKey) => Promise<T> {
  const client = useQueryClient()
  return useCallback(
    (read, queryKey) => client.fetchQuery({ queryKey, queryFn: async () => (await read()).data }),
    [client],
  )
}

/** What was read stays when the network or the server fails later: somebody may be typing there. */
export function toState<T>(data: T | undefined, error: FoyerError | null): LoadState<T> {
  if (error && (data === undefined || isRefusal(error)))
    return { status: 'failed', message: error.message, httpStatus: error.status }
  return data === undefined ? { status: 'loading' } : { status: 'ready', value: data }
}

/** The server has understood, and does not show it (any more). */
const isRefusal = ({ status }: FoyerError): boolean => status >= 400 && status < 429
