import type { Loaded } from '../../../data/use-loaded.ts'
import type { OperatorHealth } from '../../../foyer.ts'
import { useFormats } from '../../../texts/formats.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Chart } from '../../../ui/chart/chart.tsx'
import { LoadedView } from '../../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../../ui/panel.tsx'

type Hour = OperatorHealth['hours'][number]

/** What was sent and asked for on the whole platform, and how much of it failed. */
export function Hours({ health }: { health: Loaded<OperatorHealth> }) {
  const t = useTexts('operator-room')
  return (
    <Panel title={t.hours} note={t.hoursNote}>
      <PanelBody>
        <LoadedView of={health}>{({ hours }) => <HourCharts hours={hours} />}</LoadedView>
      </PanelBody>
    </Panel>
  )
}

function HourCharts({ hours }: { hours: Hour[] }) {
  const t = useTexts('operator-room')
  const { number, moment, time } = useFormats()
  const shared = {
    timeTitle: t.time,
    labels: hours.map(({ at }) => moment(at)),
    axisLabel: (index: number) => time(hours[index]?.at ?? ''),
  }
  const of = (read: (hour: Hour) => number | null) => hours.map(read)
  const percent = (value: number) => `${number(Math.round(value * 10) / 10)} %`
  return (
    <div className="charts">
      <Chart
        {...shared}
        title={t.deliveries}
        format={number}
        series={[
          { title: t.delivered, kind: 'accent', values: of(hour => hour.deliveries - hour.failures) },
          { title: t.failed, kind: 'danger', values: of(hour => hour.failures) },
        ]}
      />
      <Chart
        {...shared}
        form="lines"
        title={t.failureRate}
        format={percent}
        series={[
          { title: t.failed, kind: 'danger', values: of(hour => shareOf(hour.failures, hour.deliveries)) },
        ]}
      />
      <Chart
        {...shared}
        title={t.requests}
        format={number}
        series={[
          { title: t.answered, kind: 'accent', values: of(hour => hour.requests - hour.request_errors) },
          { title: t.errors, kind: 'danger', values: of(hour => hour.request_errors) },
        ]}
      />
      <Chart
        {...shared}
        form="lines"
        title={t.errorRate}
        format={percent}
        series={[
          {
            title: t.errors,
            kind: 'danger',
            values: of(hour => shareOf(hour.request_errors, hour.requests)),
          },
        ]}
      />
    </div>
  )
}

/** In percent; an hour in which nothing happened has no share. */
const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : (part / whole) * 100)
