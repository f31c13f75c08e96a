import { useMemo } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { usePages } from '../../data/use-pages.ts'
import { useSearch } from '../../data/use-search.ts'
import { foyer, type Partner, type PartnerEndpoint } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { SelectField } from '../../ui/field.tsx'
import { OutsideIcon } from '../../ui/icons.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { useWords } from '../applications/use-words.ts'
import { EndpointDrawer } from './endpoint-drawer.tsx'
import { useHealthWords } from './use-health-words.ts'
import { useOwnerWords } from './use-owner-words.ts'

interface EndpointListProps {
  partner: Partner
  /** The endpoint that is open; not a number for none. */
  open: number
  onOpen(id: number | undefined): void
}

export function EndpointList({ partner, open, onOpen }: EndpointListProps) {
  const t = useTexts('bench')
  const webhooks = useTexts('webhooks')
  const { values, set } = useSearch(['application'])
  const applications = useLoaded(
    () => foyer.applications.list({ partner_id: partner.id }),
    ['application', partner.id, 'list'],
  )
  // Hints at deliveries read it again, because they change the health.
  const pages = usePages<PartnerEndpoint>(
    (cursor, { signal }) =>
      foyer.partnerWebhooks.listEndpoints(
        {
          partner_id: partner.id,
          ...(cursor !== undefined && { cursor }),
          ...(values.application && { application_id: Number(values.application) }),
        },
        { signal },
      ),
    ['delivery', partner.id, 'endpoints', values.application],
    { keepsPrevious: true },
  )
  const { state, reload } = pages.loaded
  const rows = state.status === 'ready' ? state.value : []
  return (
    <Panel title={webhooks.endpoints} note={t.endpointsNote}>
      {applications.state.status === 'ready' && applications.state.value.length > 1 && (
        <PanelBody>
          <SelectField
            label={t.application}
            name="application"
            value={values.application}
            onChange={event => set({ application: event.currentTarget.value }, { isStep: true })}
          >
            <option value="">{webhooks.all}</option>
            {applications.state.value.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
        </PanelBody>
      )}
      <DataTable
        label={webhooks.endpoints}
        columns={useEndpointColumns()}
        rows={rows}
        rowKey={({ id }) => id}
        rowTitle={({ url }) => url}
        onOpen={({ id }) => onOpen(id)}
        openKey={open}
        isLoading={state.status === 'loading'}
        error={state.status === 'failed' ? state : null}
        onRetry={() => void reload()}
        empty={
          <Empty icon={<OutsideIcon />} title={webhooks.noEndpoints}>
            {t.noEndpointsNote}
          </Empty>
        }
      />
      {pages.hasMore && (
        <PanelBody>
          <Button isBusy={pages.isBusy} onClick={() => void pages.more()}>
            {webhooks.older}
          </Button>
        </PanelBody>
      )}
      {open > 0 && (
        <EndpointDrawer key={open} partner={partner} id={open} onClose={() => onOpen(undefined)} />
      )}
    </Panel>
  )
}

function useEndpointColumns(): Column<PartnerEndpoint>[] {
  const t = useTexts('bench')
  const webhooks = useTexts('webhooks')
  const { kindsInWords } = useWords()
  const healthOf = useHealthWords()
  const ownerOf = useOwnerWords()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the language, as the texts do.
  return useMemo(
    () => [
      {
        id: 'url',
        title: webhooks.endpoint,
        share: 2,
        isRequired: true,
        cell: ({ url }) => <span title={url}>{url}</span>,
      },
      { id: 'location', title: t.location, cell: ({ location }) => location.title },
      {
        id: 'owner',
        title: t.belongsTo,
        cell: ownerOf,
      },
      {
        id: 'kinds',
        title: t.gets,
        share: 1.6,
        cell: ({ kinds }) => kindsInWords(kinds) || webhooks.noSubscription,
      },
      {
        id: 'health',
        title: t.health,
        share: 1,
        cell: endpoint => {
          const { kind, title, sentence } = healthOf(endpoint)
          return (
            <span title={sentence}>
              <Badge kind={kind}>{title}</Badge>
            </span>
          )
        },
      },
    ],
    [t, webhooks],
  )
}
