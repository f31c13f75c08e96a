import './chart.css'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { scaleOf } from './scale.ts'
import type { Series } from './series.ts'

interface ChartProps {
  title: string
  /** Bars stand on each other, and the first series at the bottom; lines are beside each other. */
  form?: 'bars' | 'lines'
  /** The words of each point, for the tooltip and the table. */
  labels: readonly string[]
  /** Some of the labels, shorter, for the axis. */
  axisLabel(index: number): string
  series: readonly Series[]
  format(value: number): string
  /** Heads the first column of the table. */
  timeTitle: string
}

const width = 600
const height = 140
const axisEvery = 5

/**
 * A small chart of figures over time. Arrow keys move from point to point, and screen readers get the same figures as a
 * table.
 */
export function Chart(props: ChartProps) {
  const { title, form = 'bars', labels, series, format } = props
  const [active, setActive] = useState<number>()
  const points = useRef<SVGSVGElement>(null)
  const id = useId()
  const scale = scaleOf(series, { isStacked: form === 'bars' })
  const step = width / Math.max(labels.length, 1)
  const focus = (index: number) => {
    const next = Math.min(Math.max(index, 0), labels.length - 1)
    points.current?.querySelectorAll<SVGGElement>('[data-point]')[next]?.focus()
  }
  const move = (event: KeyboardEvent, index: number) => {
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: labels.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    focus(to)
  }
  const sentenceOf = (index: number) =>
    `${labels[index]}: ${series.map(({ title, values }) => `${title} ${toText(values[index], format)}`).join(', ')}`
  const shown = active ?? labels.length - 1
  // Beside bars the legend has what they are together, until one of them is shown. Lines have no sum.
  const isTotal = active === undefined && form === 'bars'
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption>
        <span id={id} className="chart-title">
          {title}
        </span>
        <span className="chart-legend">
          {series.map(({ title, kind, values }) => (
            <span key={title}>
              <i className={`chart-key chart-${kind}`} />
              {title} <b>{toText(isTotal ? sumOf(values) : values[shown], format)}</b>
            </span>
          ))}
        </span>
      </figcaption>
      <div className="chart-area">
        <span className="chart-max" aria-hidden>
          {format(scale.max)}
        </span>
        {/* biome-ignore lint/a11y/useSemanticElements: SVG has no element for a group of things to focus. */}
        <svg
          ref={points}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="group"
          aria-label={title}
          onMouseLeave={() => setActive(undefined)}
        >
          <line className="chart-base" x1={0} x2={width} y1={height} y2={height} />
          {form === 'lines' &&
            series.map(({ title, kind, values }) => (
              <path
                key={title}
                className={`chart-line chart-${kind}`}
                d={scale.lineOf(values, { step, height })}
              />
            ))}
          {labels.map((label, index) => (
            // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a point is an image that is read by keyboard.
            <g
              key={label}
              data-point
              role="img"
              aria-label={sentenceOf(index)}
              tabIndex={index === shown ? 0 : -1}
              onFocus={() => setActive(index)}
              onBlur={() => setActive(undefined)}
              onMouseEnter={() => setActive(index)}
              onKeyDown={event => move(event, index)}
            >
              <rect className="chart-hit" x={index * step} y={0} width={step} height={height} />
              {form === 'bars'
                ? scale
                    .barsOf(series, index)
                    .map(({ kind, from, to }) => (
                      <rect
                        key={kind}
                        className={`chart-bar chart-${kind}`}
                        x={index * step + step * 0.12}
                        width={step * 0.76}
                        y={height - to * height}
                        height={(to - from) * height}
                      />
                    ))
                : scale
                    .dotsOf(series, index)
                    .map(({ kind, at }) => (
                      <line
                        key={kind}
                        className={`chart-dot chart-${kind}`}
                        x1={(index + 0.5) * step}
                        x2={(index + 0.5) * step}
                        y1={height - at * height}
                        y2={height - at * height}
                      />
                    ))}
            </g>
          ))}
        </svg>
        <div className="chart-axis" aria-hidden>
          {labels.map((label, index) => (
            // Each point has its place, but not its words: even unseen, the last ones would widen a phone's page.
            <span key={label}>
              {index % Math.ceil(labels.length / axisEvery) === 0 && props.axisLabel(index)}
            </span>
          ))}
        </div>
      </div>
      <p className="chart-at" aria-hidden>
        {isTotal ? '\u00a0' : labels[shown]}
      </p>
      <div className="unseen">
        <ChartTable {...props} />
      </div>
    </figure>
  )
}

const sumOf = (values: Series['values']): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0)

const toText = (value: number | null | undefined, format: (value: number) => string): string =>
  value === null || value === undefined ? '–' : format(value)

function ChartTable({ title, timeTitle, labels, series, format }: ChartProps) {
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{timeTitle}</th>
          {series.map(each => (
            <th key={each.title} scope="col">
              {each.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, index) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {series.map(each => (
              <td key={each.title}>{toText(each.values[index], format)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
