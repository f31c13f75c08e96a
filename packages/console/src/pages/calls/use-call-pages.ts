import { useMemo } from 'react'
import { addMonths, dayIn, firstOfMonth } from '../../data/location-days.ts'
import { useReadPages } from '../../data/use-read.ts'
import { type Call, foyer } from '../../foyer.ts'
import type { Place } from '../business/place.tsx'
import { readClientNames } from '../business/read-client-names.ts'

/** A call with the name of its client, for people who may see clients. */
export type NamedCall = Call & { clientName?: string }

export const callFilters = ['all', 'incoming', 'outgoing', 'missed'] as const
export type CallFilter = (typeof callFilters)[number]

const pageSize = 100

/** The calls of about a year, newest first, page by page as one scrolls. */
export function useCallPages({ locationId, timeZone, has }: Place, filter: CallFilter, phone: string) {
  const query = useReadPages<{ rows: NamedCall[]; next: number | undefined }, number>(
    ['call', locationId, 'list', filter, phone],
    async (page = 1, { signal }) => {
      const today = dayIn(timeZone)
      const { data, meta } = await foyer.telephony.listCallsOfLocation(
        {
          location_id: locationId,
          date_from: addMonths(firstOfMonth(today), -11),
          date_to: today,
          ...(phone && { phone }),
          ...(filter === 'missed' && { statuses: ['missed'] }),
          ...((filter === 'incoming' || filter === 'outgoing') && { types: [filter] }),
          page,
          limit: pageSize,
        },
        { signal },
      )
      const ids = has('clients_access') ? data.map(({ client_id }) => client_id) : []
      const names = await readClientNames(locationId, ids, { signal })
      const rows = data.map(call => ({ ...call, clientName: names.get(call.client_id) }))
      return { rows, next: meta.has_more ? page + 1 : undefined }
    },
    { keepsPrevious: true },
  )
  const rows = useMemo(() => query.data?.pages.flatMap(page => page.rows) ?? [], [query.data])
  return {
    rows,
    isLoading: query.isPending,
    error: query.error,
    onRetry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    onReachEnd: () => void query.fetchNextPage(),
  }
}
