import type { Figures } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Chart } from '../../ui/chart/chart.tsx'

type Point = Figures['points'][number]

/** A chart for each kind of figures. */
export function ActivityCharts({ figures: { points, step_hours } }: { figures: Figures }) {
  const t = useTexts('figures')
  const { number, moment, day, time, weekday } = useFormats()
  const isDaily = step_hours === 24
  const shared = {
    timeTitle: t.time,
    labels: points.map(({ at }) => (isDaily ? day(at) : moment(at))),
    axisLabel: (index: number) => {
      const at = points[index]?.at ?? ''
      return step_hours === 1 ? time(at) : weekday(at)
    },
  }
  const of = (read: (point: Point) => number | null) => points.map(read)
  return (
    <div className="charts">
      <Chart
        {...shared}
        title={t.deliveries}
        format={number}
        series={[
          { title: t.delivered, kind: 'accent', values: of(point => point.deliveries - point.failures) },
          { title: t.failed, kind: 'danger', values: of(point => point.failures) },
        ]}
      />
      <Chart
        {...shared}
        form="lines"
        title={t.latency}
        format={value => t.milliseconds(number(value))}
        series={[
          { title: t.median, kind: 'accent', values: of(point => point.latency_median_ms) },
          { title: t.slowest, kind: 'soft', values: of(point => point.latency_p95_ms) },
        ]}
      />
      <Chart
        {...shared}
        title={t.requests}
        format={number}
        series={[
          { title: t.answered, kind: 'accent', values: of(point => point.requests - point.request_errors) },
          { title: t.errors, kind: 'danger', values: of(point => point.request_errors) },
        ]}
      />
      <Chart
        {...shared}
        title={t.installations}
        format={number}
        series={[
          { title: t.installs, kind: 'accent', values: of(point => point.installs) },
          { title: t.uninstalls, kind: 'soft', values: of(point => point.uninstalls) },
        ]}
      />
    </div>
  )
}
