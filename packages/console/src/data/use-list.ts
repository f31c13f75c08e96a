import type { QueryKey } from '@tanstack/react-query'
import { type ReadOptions, useRead } from './use-read.ts'

const freshMs = 60_000

/** Reads a short list that rarely changes, such as accounts; empty until it is there. */
export function useList<Item>(
  key: QueryKey,
  read: (options: { signal: AbortSignal }) => PromiseLike<{ data: Item[] }>,
  options: ReadOptions<Item[]> = {},
): Item[] {
  const { data, error } = useRead(key, async ({ signal }) => (await read({ signal })).data, {
    freshMs,
    ...options,
  })
  return data ?? (error ? unreadable : none)
}

// The same list each time, so that what depends on it is not made anew.
const none: never[] = []
const unreadable: never[] = []

/** The list, or undefined while it is read: nobody creates what it may have. One that can't be read is empty. */
export const ifRead = <Item>(list: Item[]): Item[] | undefined => (list === none ? undefined : list)
