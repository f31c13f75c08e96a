import type { QueryKey } from '@tanstack/react-query'
import { type ReadOptions, useRead } from './use-read.ts'

const freshMs = 60_000

/** Reads a short list that rarely changes, such as accounts; empty until it is there. */
export function useList<Item>(
  key: QueryKey,
  read: (options: { signal: AbortSignal }) => PromiseLike<{ data: Item[] }>,
  options: ReadOptions<Item[]> = {},
): Item[] {
  const { data } = useRead(key, async ({ signal }) => (await read({ signal })).data, { freshMs, ...options })
  return data ?? none
}

// The same list each time, so that what depends on it is not made anew.
const none: never[] = []

/** The list, or undefined until it is there: nobody creates what it may have. */
export const ifRead = <Item>(list: Item[]): Item[] | undefined => (list === none ? undefined : list)
