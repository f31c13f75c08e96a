import { useSearchParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type InstallFigure } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Chart } from '../../ui/chart/chart.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'

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
      <LoadedView of={figures}>{list => <InstallChart figures={list} />}</LoadedView>
    </Panel>
  )
}

function InstallChart({ figures }: { figures: InstallFigure[] }) {
  const t = useTexts('publishing')
  const { day, weekday, number } = useFormats('UTC')
  const count = (of: 'installed' | 'ended') => figures.reduce((sum, figure) => sum + figure[of], 0)
  return (
    <PanelBody>
      <p className="soft">
        {t.installTotals(figures.at(-1)?.connected ?? 0, count('installed'), count('ended'))}
      </p>
      <Chart
        title={t.installs}
        labels={figures.map(figure => day(figure.day))}
        axisLabel={index => weekday(figures[index]?.day ?? '')}
        series={[
          { title: t.installed, kind: 'accent', values: figures.map(({ installed }) => installed) },
          { title: t.ended, kind: 'danger', values: figures.map(({ ended }) => ended) },
        ]}
        format={number}
        timeTitle={t.day}
      />
    </PanelBody>
  )
}
