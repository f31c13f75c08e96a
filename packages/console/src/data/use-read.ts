import type { FoyerError } from '@foyer/sdk/account'
import {
  type InfiniteData,
  keepPreviousData,
  type Query,
  type QueryFunctionContext,
  type QueryKey,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQueries,
  useQuery,
} from '@tanstack/react-query'
import { RenewedSession, useGuard } from '../session/session.tsx'

export interface ReadPagesOptions {
  /** False waits with the request. */
  isEnabled?: boolean
  /** For how long a result needs no second request; without it, only for as long as the page is open. */
  freshMs?: number
  /** Shows the result of the previous key until the next one is there: for filters, never for another owner. */
  keepsPrevious?: boolean
  /** Reads again after so many milliseconds, while the tab is visible: for what no hint is about. */
  pollMs?: number
}

export interface ReadOptions<T> extends Omit<ReadPagesOptions, 'pollMs'> {
  /** Reads again after so many milliseconds; false ends it. */
  pollMs?: (data: T | undefined) => number | false
}

/** Reads server state: `useRead(['client', locationId, id], () => foyer.clients.get({ … }))`. */
export function useRead<T>(
  key: QueryKey,
  read: (context: QueryFunctionContext) => Promise<T>,
  options: ReadOptions<T> = {},
): UseQueryResult<T, FoyerError> {
  const guarded = useGuardedRead()
  const { pollMs } = options
  return useQuery<T, FoyerError>({
    queryKey: key,
    queryFn: context => guarded(() => read(context)),
    refetchInterval: pollMs && (({ state }) => pollMs(state.data)),
    ...toLibrary(options),
  })
}

/** Every page of a list names the next one. */
interface NextPage<Cursor> {
  next: Cursor | undefined
}

/** Reads a list page by page: `data.pages`, `fetchNextPage()`, `hasNextPage`. */
export function useReadPages<Page extends NextPage<Cursor>, Cursor>(
  key: QueryKey,
  read: (cursor: Cursor | undefined, context: { signal: AbortSignal }) => Promise<Page>,
  options: ReadPagesOptions = {},
): UseInfiniteQueryResult<InfiniteData<Page>, FoyerError> {
  const guarded = useGuardedRead()
  return useInfiniteQuery<Page, FoyerError, InfiniteData<Page>, QueryKey, Cursor | undefined>({
    queryKey: key,
    queryFn: context => guarded(() => read(context.pageParam as Cursor | undefined, context)),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
    refetchInterval: options.pollMs,
    ...toLibrary(options),
  })
}

interface EachRead<T> {
  key: QueryKey
  read(context: { signal: AbortSignal }): PromiseLike<T>
  /** What is not shown stays as it is, and is read when it is shown, if it has changed. */
  isShown: boolean
}

/** Reads several things at once, such as the pages of a list. */
export function useReadEach<T>(reads: EachRead<T>[]) {
  const guarded = useGuardedRead()
  return useQueries({
    queries: reads.map(({ key, read, isShown }) => ({
      queryKey: key,
      queryFn: (context: QueryFunctionContext) => guarded(async () => read(context)),
      enabled: ({ state }: Query<T>) => isShown || state.data === undefined,
      // Live hints say when something has changed; what somebody scrolls back to needs no second request.
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnMount: 'always' as const,
    })),
    combine: toEach<T>,
  })
}

function toEach<T>(results: UseQueryResult<T>[]) {
  return {
    values: results.map(({ data }) => data),
    /** What was read last. */
    newest: results.reduce((one, other) => (other.dataUpdatedAt > one.dataUpdatedAt ? other : one)).data,
    error: results.find(({ error }) => error)?.error ?? null,
    isLoadingMore: results.slice(1).some(({ data, isFetching }) => data === undefined && isFetching),
    retry: () => {
      for (const { error, refetch } of results) if (error) void refetch()
    },
  }
}

const toLibrary = ({
  isEnabled = true,
  freshMs = 0,
  keepsPrevious = false,
}: Omit<ReadPagesOptions, 'pollMs'>) => ({
  enabled: isEnabled,
  staleTime: freshMs,
  placeholderData: keepsPrevious ? keepPreviousData : undefined,
})

/** A read that failed because another tab has signed in succeeds at the second attempt. */
function useGuardedRead(): <T>(read: () => Promise<T>) => Promise<T> {
  const guard = useGuard()
  return read =>
    guard(read()).catch(error => {
      if (error instanceof RenewedSession) return guard(read())
      throw error
    })
}
