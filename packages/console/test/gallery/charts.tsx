import { Chart } from '../../src/ui/chart/chart.tsx'
import { Panel, PanelBody } from '../../src/ui/panel.tsx'
import { longName } from './people.ts'

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
const shared = {
  timeTitle: 'Time',
  labels: hours,
  axisLabel: (index: number) => hours[index] ?? '',
  format: (value: number) => String(value),
}
const waves = (height: number) => hours.map((_, hour) => Math.round(height * (1 + Math.sin(hour / 3))))

export function Charts() {
  return (
    <Panel title="Charts">
      <PanelBody>
        <div className="charts">
          <Chart
            {...shared}
            title="Deliveries"
            series={[
              { title: 'Delivered', kind: 'accent', values: waves(40) },
              { title: 'Failed', kind: 'danger', values: waves(5) },
            ]}
          />
          <Chart
            {...shared}
            form="lines"
            title={longName}
            series={[
              {
                title: 'Median',
                kind: 'accent',
                values: waves(20).map((value, hour) => (hour === 7 ? null : value)),
              },
              { title: '95th percentile', kind: 'soft', values: waves(60) },
            ]}
          />
        </div>
      </PanelBody>
    </Panel>
  )
}
