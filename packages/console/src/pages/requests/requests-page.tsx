import './requests.css'
import { useMemo } from 'react'
import { browserZone } from '../../data/dates.ts'
import { usePages } from '../../data/use-pages.ts'
import { type ApiRequest, foyer } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Empty } from '../../ui/empty.tsx'
import { LogIcon } from '../../ui/icons.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { usePartner } from '../partners/partner.tsx'
import { requestColumns } from './request-columns.tsx'
import { RequestDrawer } from './request-drawer.tsx'
import { RequestFilter } from './request-filter.tsx'
import { useRequestFilter } from './use-request-filter.ts'

/** The log of the API requests of a partner, as they happen. */
export function RequestsPage() {
  const { id: partnerId } = usePartner().partner
  const t = useTexts('requests')
  const formats = useFormats()
  const { filter, isFiltered, isLive, open, set } = useRequestFilter()
  const read = (cursor: string | undefined) =>
    foyer.insights.requests({ partner_id: partnerId, ...filter, cursor })
  const pages = usePages<ApiRequest, string>(
    read,
    // No hint is about what is paused.
    isLive ? ['api_request', partnerId, 'list', filter] : ['api_request_paused', partnerId, filter],
    { keepsPrevious: true },
  )
  const { state, reload } = pages.loaded
  const columns = useMemo(() => requestColumns(t, formats), [t, formats])
  return (
    <>
      <p className="table-note">{t.note(browserZone())}</p>
      <DataTable
        label={t.title}
        storedAs="requests"
        columns={columns}
        rows={state.status === 'ready' ? state.value : []}
        rowKey={({ id }) => id}
        rowTitle={({ method, path, at }) => t.named(method, path, formats.precise(at))}
        onOpen={({ request_id }) => set({ request: request_id }, { isStep: true })}
        isLoading={state.status === 'loading'}
        error={state.status === 'failed' ? state : (pages.error ?? null)}
        onRetry={() => void (state.status === 'failed' ? reload() : pages.more())}
        hasMore={pages.hasMore}
        isLoadingMore={pages.isBusy}
        onReachEnd={() => void pages.more()}
        toolbar={<RequestFilter />}
        empty={
          <Empty icon={<LogIcon />} title={isFiltered ? t.noMatch : t.none}>
            {isFiltered ? t.noMatchNote : t.noneNote}
          </Empty>
        }
      />
      {open && (
        <RequestDrawer
          partnerId={partnerId}
          requestId={open}
          onLocation={id => set({ location: id, request: '' }, { isStep: true })}
          onClose={() => set({ request: '' }, { isStep: true })}
        />
      )}
    </>
  )
}
