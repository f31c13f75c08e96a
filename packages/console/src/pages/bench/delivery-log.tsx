import '../webhooks/webhooks.css'
import type { PartnerWebhooksListDeliveriesInput } from '@foyer/sdk/account'
import { useMemo } from 'react'
import { browserZone } from '../../data/dates.ts'
import { useLoadAhead } from '../../data/use-loaded.ts'
import { usePages } from '../../data/use-pages.ts'
import { type Delivery, foyer } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { BookIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { useEventWords } from '../webhooks/use-event-words.ts'
import { useFailureWords } from '../webhooks/use-failure-words.ts'
import { deliveryColumns } from './delivery-columns.tsx'
import { DeliveryDrawer } from './delivery-drawer.tsx'
import { DeliveryFilter } from './delivery-filter.tsx'
import { ToExplain } from './explain.tsx'
import { FilterChips } from './filter-chips.tsx'
import { SendActions } from './send-actions.tsx'
import { type BenchFilter, useBenchFilter } from './use-bench-filter.ts'
import { useFilterChoices } from './use-filter-choices.ts'
import { useLogFormats } from './use-log-formats.ts'
import { useTargetWords } from './use-target-words.ts'

/** The deliveries of a partner as a table. Its filter and the open delivery are in the address. */
export function DeliveryLog({ partnerId }: { partnerId: number }) {
  const t = useTexts('webhooks')
  const bench = useTexts('bench')
  const ui = useTexts('ui')
  const formats = useFormats()
  const { titleOf } = useEventWords()
  const { shortOf } = useFailureWords()
  const targetOf = useTargetWords()
  const logFormats = useLogFormats()
  const { filter, open, setFilter, setOpen } = useBenchFilter()
  const choices = useFilterChoices(partnerId, filter.location_id)
  const loadAhead = useLoadAhead()
  const pages = usePages<Delivery, string>(
    (cursor, { signal }) =>
      foyer.partnerWebhooks.listDeliveries(toInput(partnerId, filter, cursor), { signal }),
    ['delivery', partnerId, 'list', filter],
    { keepsPrevious: true },
  )
  const { state, reload } = pages.loaded
  const rows = state.status === 'ready' ? state.value : []
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the language, as the formats do.
  const columns = useMemo(
    () => deliveryColumns({ t: bench, formats, titleOf, shortOf, targetOf, ...logFormats }),
    [bench, formats],
  )
  const show = async (chosen: BenchFilter) => {
    // An invalid filter throws here and shows at its field, and the table stays.
    await loadAhead(
      () => foyer.partnerWebhooks.listDeliveries({ ...toInput(partnerId, chosen, undefined), count: 1 }),
      ['delivery', partnerId, 'try', chosen],
    )
    setFilter(chosen)
  }
  return (
    <Panel
      title={t.deliveries}
      note={t.deliveriesNote(browserZone())}
      actions={
        <>
          <ToExplain />
          <SendActions partnerId={partnerId} />
        </>
      }
    >
      <PanelBody>
        <details className="bench-filter">
          <summary>{ui.filter}</summary>
          {choices && (
            <DeliveryFilter
              key={JSON.stringify([filter, choices.location?.id])}
              partnerId={partnerId}
              filter={filter}
              choices={choices}
              onChange={show}
            />
          )}
        </details>
        <FilterChips filter={filter} choices={choices} onChange={setFilter} />
      </PanelBody>
      <DataTable<Delivery>
        label={t.deliveries}
        storedAs="deliveries"
        columns={columns}
        rows={rows}
        hasMore={pages.hasMore}
        rowKey={({ id }) => id}
        rowTitle={titleOf}
        onOpen={({ id }) => setOpen(id)}
        openKey={open}
        isLoading={state.status === 'loading'}
        error={state.status === 'failed' ? state : null}
        onRetry={() => void reload()}
        empty={
          <Empty icon={<BookIcon />} title={t.noDeliveries}>
            {t.noDeliveriesNote}
          </Empty>
        }
      />
      {pages.hasMore && (
        <PanelBody>
          {pages.error && <Notice kind="error">{pages.error.message}</Notice>}
          <Button isBusy={pages.isBusy} onClick={() => void pages.more()}>
            {t.older}
          </Button>
        </PanelBody>
      )}
      {open !== undefined && (
        <DeliveryDrawer partnerId={partnerId} open={open} rows={rows} onOpen={setOpen} />
      )}
    </Panel>
  )
}

/** Numbers stay text, because the server parses them and reports errors. */
const toInput = (partnerId: number, filter: BenchFilter, cursor: string | undefined) =>
  ({
    ...filter,
    ...(cursor !== undefined && { cursor }),
    partner_id: partnerId,
  }) as unknown as PartnerWebhooksListDeliveriesInput
