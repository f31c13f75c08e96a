import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { pagesNear, type Span } from './pages-near.ts'
import { type Identified, type NumberedPage, toRows } from './to-rows.ts'
import { useReadEach } from './use-read.ts'

/** The number and size of the page that is asked for. */
export interface PageRequest {
  page: number
  count: number
}

type Read<Row> = (request: PageRequest, options: { signal: AbortSignal }) => PromiseLike<NumberedPage<Row>>

const pageSize = 100

/**
 * Reads a list whose pages have numbers, for a `DataTable`:
 *
 *     <DataTable {...useNumberedPages(['good', id, 'list', filter], request => foyer.goods.list({ … }))} />
 *
 * Each page is a query of its own. When the list has changed, only the pages near what is shown are read again at
 * once; the others are when somebody scrolls there.
 */
export function useNumberedPages<Row extends Identified>(
  key: QueryKey,
  read: Read<Row>,
  { keepsPrevious = false }: { keepsPrevious?: boolean } = {},
) {
  const { reached, near, reach, onShown } = useReached(key)
  const { values, newest, error, isLoadingMore, retry } = useReadEach(
    Array.from({ length: reached }, (_, index) => ({
      key: [...key, index + 1],
      isShown: index >= near.first && index <= near.last,
      read: ({ signal }) => read({ page: index + 1, count: pageSize }, { signal }),
    })),
  )
  const rows = useMemo(() => toRows(values), [values])
  const now = { key, rows, total: newest?.meta.total_count }
  const previous = useRef(now)
  const isWaiting = values[0] === undefined && !error
  if (!isWaiting) previous.current = now
  const isKept = isWaiting && keepsPrevious && isSameOwner(previous.current.key, key)
  const { total, ...shown } = isKept ? previous.current : now
  return {
    rows: shown.rows,
    total,
    isLoading: isWaiting && total === undefined,
    isOutdated: isKept,
    error,
    onRetry: retry,
    hasMore: !isWaiting && total !== undefined && reached * pageSize < total,
    isLoadingMore,
    onReachEnd: reach,
    onShown,
  }
}

/** How many pages were reached so far. Whoever comes back to a list finds those that are still known. */
function useReached(key: QueryKey) {
  const client = useQueryClient()
  const text = hashKey(key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is the key.
  const known = useMemo(() => {
    let reached = 1
    while (client.getQueryData([...key, reached + 1]) !== undefined) reached++
    return { text, reached, near: top }
  }, [client, text])
  const [state, setState] = useState(known)
  const now = state.text === text ? state : known
  const onShown = useCallback(
    (rows: Span) => {
      const near = pagesNear(rows, pageSize)
      setState(before => {
        const current = before.text === text ? before : known
        return isSameSpan(current.near, near) ? current : { ...current, near }
      })
    },
    [text, known],
  )
  return { ...now, reach: () => setState({ ...now, reached: now.reached + 1 }), onShown }
}

const top: Span = { first: 0, last: 0 }
const isSameSpan = (one: Span, other: Span) => one.first === other.first && one.last === other.last

const isSameOwner = (one: QueryKey, other: QueryKey): boolean => one[0] === other[0] && one[1] === other[1]
