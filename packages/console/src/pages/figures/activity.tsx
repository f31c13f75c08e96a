import { failuresOfIncident } from '@foyer/contract'
import { browserZone } from '../../data/dates.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { useSearch } from '../../data/use-search.ts'
import { type Figures, foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { HookIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { ActivityCharts } from './activity-charts.tsx'
import { FailingEndpoints } from './failing-endpoints.tsx'
import { Totals } from './totals.tsx'

const ranges = ['24h', '7d', '30d'] as const
/** New figures come with each request, and nobody reads a chart so often. */
const pollMs = 15_000

/** What happened in a partner account: figures over time, and endpoints that fail. The range is in the address. */
export function Activity({ partnerId }: { partnerId: number }) {
  const t = useTexts('figures')
  const { values, set } = useSearch(['range'])
  const range = ranges.find(name => name === values.range) ?? '24h'
  const loaded = useLoaded(
    () => foyer.insights.figures({ partner_id: partnerId, range }),
    ['figures', partnerId, range],
    { keepsPrevious: true, pollMs: () => pollMs },
  )
  return (
    <>
      <Panel title={t.figures} note={t.figuresNote(browserZone())}>
        <PanelBody>
          <Segmented
            label={t.range}
            value={range}
            segments={ranges.map(value => ({ value, title: t.ranges[value] }))}
            onChange={value => set({ range: value === '24h' ? '' : value }, { isStep: true })}
          />
        </PanelBody>
        <LoadedView of={loaded}>
          {figures =>
            hasHappened(figures) ? (
              <PanelBody>
                <Totals total={figures.total} partnerId={partnerId} />
                <ActivityCharts figures={figures} />
              </PanelBody>
            ) : (
              <Nothing partnerId={partnerId} />
            )
          }
        </LoadedView>
      </Panel>
      <Panel title={t.failing} note={t.failingNote(failuresOfIncident)}>
        <LoadedView of={loaded}>
          {({ failing_endpoints }) => (
            <FailingEndpoints partnerId={partnerId} endpoints={failing_endpoints} />
          )}
        </LoadedView>
      </Panel>
    </>
  )
}

const hasHappened = ({ total }: Figures): boolean =>
  total.deliveries + total.requests + total.installs + total.uninstalls > 0

function Nothing({ partnerId }: { partnerId: number }) {
  const t = useTexts('figures')
  return (
    <Empty
      icon={<HookIcon />}
      title={t.nothing}
      action={
        <div className="actions">
          <ButtonLink to={`/partners/${partnerId}/test-send`}>{t.sendTest}</ButtonLink>
          <a className="button button-plain" href="/docs/quick-start.html">
            {t.readGuide}
          </a>
        </div>
      }
    >
      {t.nothingNote}
    </Empty>
  )
}
