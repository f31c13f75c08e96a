import type { Figures, GrowthFigures } from './figures.ts'

type TableColumns<T> = [title: string, cell: (figures: T) => string][]

const columns: TableColumns<Figures> = [
  ['', ({ name }) => name],
  ['ours req/s', ({ ours }) => rate(ours.requestsPerSecond)],
  ['floor req/s', ({ floor }) => rate(floor.requestsPerSecond)],
  [
    'ratio (quartiles)',
    ({ ratio }) =>
      `${ratio.median.toFixed(2)} (${ratio.lowerQuartile.toFixed(2)}–${ratio.upperQuartile.toFixed(2)})`,
  ],
  ['p50 ms', ({ ours, floor }) => `${ours.p50Ms.toFixed(1)} / ${floor.p50Ms.toFixed(1)}`],
  ['p99 ms', ({ ours, floor }) => `${ours.p99Ms.toFixed(1)} / ${floor.p99Ms.toFixed(1)}`],
  ['CPU µs', ({ ours, floor }) => `${cpu(ours.cpuUsPerRequest)} / ${cpu(floor.cpuUsPerRequest)}`],
  ['others', ({ othersShare }) => (othersShare === undefined ? '–' : `${(othersShare * 100).toFixed(0)} %`)],
  [
    'goal',
    ({ goal, isReached }) => (goal === undefined ? '–' : `≥ ${goal.toFixed(2)} ${isReached ? '✓' : '✗'}`),
  ],
  [
    'p99 goal',
    ({ p99Goal, isP99Reached }) =>
      p99Goal === undefined ? '–' : `≤ ${p99Goal} × ${isP99Reached ? '✓' : '✗'}`,
  ],
]

const growthColumns: TableColumns<GrowthFigures & { name: string }> = [
  ['', ({ name }) => name],
  ['small ms', ({ smallMs }) => smallMs.toFixed(2)],
  ['large ms', ({ largeMs }) => largeMs.toFixed(2)],
  ['large / small', ({ ratio }) => ratio.toFixed(2)],
  ['cost of the plans, small', ({ smallCost }) => smallCost.toFixed(0)],
  ['large', ({ largeCost }) => largeCost.toFixed(0)],
  ['goal', ({ goal, isReached }) => `≤ ${goal} ${isReached ? '✓' : '✗'}`],
]

const rate = (value: number) => value.toFixed(value < 100 ? 1 : 0)
const cpu = (value: number | undefined) => value?.toFixed(0) ?? '–'

/** Prints one table of the comparisons, and one of what grows with the Location. */
export function toTables(all: Figures[]): string {
  const grown = all.flatMap(({ name, growth }) => (growth ? [{ name, ...growth }] : []))
  const tables = [toTable(columns, all)]
  if (grown.length > 0) tables.push(toTable(growthColumns, grown))
  return tables.join('\n\n')
}

/** Aligns names left and figures right. Where there are two figures, ours is the first. */
function toTable<T>(columns: TableColumns<T>, all: T[]): string {
  const rows = [
    columns.map(([title]) => title),
    ...all.map(figures => columns.map(([, cell]) => cell(figures))),
  ]
  const widths = columns.map((_column, index) => Math.max(...rows.map(row => (row[index] ?? '').length)))
  return rows
    .map(row =>
      row
        .map((text, index) => (index === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[index] ?? 0)))
        .join('   '),
    )
    .join('\n')
}
