import { useSearchParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type InstallFigure } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { InstallCharts } from './install-charts.tsx'

const spans = [30, 90, 365] as const

/** How many locations installed and left the application on each day. The address names the span. */
export function Installs({ applicationId }: { applicationId: number }) {
  const t = useTexts('publishing')
  const [query, setQuery] = useSearchParams()
  const days = spans.find(span => String(span) === query.get('days')) ?? 30
  const figures = useLoaded(
    () => foyer.applications.listInstallFigures({ application_id: applicationId, days }),
    ['application_installation', applicationId, 'figures', days],
    { keepsPrevious: true },
  )
  return (
    <Panel
      title={t.installs}
      note={t.installsNote}
      actions={
        <Segmented
          label={t.span}
          segments={spans.map(span => ({ value: String(span), title: t.days(span) }))}
          value={String(days)}
          onChange={value =>
            setQuery(before => ({ ...Object.fromEntries(before), days: value }), { replace: true })
          }
        />
      }
    >
      <LoadedView of={figures}>{list => <InstallDays figures={list} />}</LoadedView>
    </Panel>
  )
}

/** The days on which something happened, newest first. */
function InstallDays({ figures }: { figures: InstallFigure[] }) {
  const t = useTexts('publishing')
  const { day, number } = useFormats('UTC')
  const count = (of: 'installed' | 'ended') => figures.reduce((sum, figure) => sum + figure[of], 0)
  const columns: Column<InstallFigure>[] = [
    { id: 'day', title: t.day, isRequired: true, cell: figure => day(figure.day) },
    { id: 'installed', title: t.installed, align: 'end', cell: ({ installed }) => number(installed) },
    { id: 'ended', title: t.ended, align: 'end', cell: ({ ended }) => number(ended) },
    { id: 'connected', title: t.connected, align: 'end', cell: ({ connected }) => number(connected) },
  ]
  const rows = figures.filter(({ installed, ended }) => installed + ended > 0).reverse()
  return (
    <>
      <PanelBody>
        <p className="soft">
          {t.installTotals(figures.at(-1)?.connected ?? 0, count('installed'), count('ended'))}
        </p>
        <InstallCharts figures={figures} />
      </PanelBody>
      {rows.length > 0 && (
        <DataTable
          label={t.installs}
          columns={columns}
          rows={rows}
          rowKey={figure => figure.day}
          rowTitle={figure => day(figure.day)}
          empty={null}
        />
      )}
    </>
  )
}
