import type { InstallFigure } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Chart } from '../../ui/chart/chart.tsx'
import { toSteps } from './to-steps.ts'

/** Installs over time. Longer periods have steps of several days, so that each bar can be seen and touched. */
export function InstallCharts({ figures }: { figures: InstallFigure[] }) {
  const t = useTexts('publishing')
  const { day, number } = useFormats('UTC')
  const steps = toSteps(figures)
  const shared = {
    timeTitle: t.day,
    labels: steps.map(({ from, till }) => (from === till ? day(from) : t.dayRange(day(from), day(till)))),
    axisLabel: (index: number) => day(steps[index]?.from ?? ''),
    format: number,
  }
  return (
    <div className="charts">
      <Chart
        {...shared}
        title={t.changes}
        series={[
          { title: t.installed, kind: 'accent', values: steps.map(({ installed }) => installed) },
          { title: t.ended, kind: 'soft', values: steps.map(({ ended }) => ended) },
        ]}
      />
      <Chart
        {...shared}
        form="lines"
        title={t.connectedLocations}
        series={[{ title: t.connected, kind: 'accent', values: steps.map(({ connected }) => connected) }]}
      />
    </div>
  )
}
