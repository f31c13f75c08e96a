import type { Figures } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx'

/** The figures of the whole range. */
export function Totals({ total, partnerId }: { total: Figures['total']; partnerId: number }) {
  const t = useTexts('figures')
  const { number, percent } = useFormats()
  const milliseconds = (value: number | null) => (value === null ? '–' : t.milliseconds(number(value)))
  const kindOf = (bad: number) => (bad > 0 ? 'bad' : 'plain')
  const shareOf = (part: number, whole: number) => percent(whole === 0 ? 0 : part / whole)
  return (
    <StatTiles>
      <StatTile
        label={t.deliveries}
        value={number(total.deliveries)}
        note={t.failureRate(shareOf(total.failures, total.deliveries))}
        kind={kindOf(total.failures)}
        to={`/partners/${partnerId}/deliveries`}
      />
      <StatTile
        label={t.latency}
        value={milliseconds(total.latency_median_ms)}
        note={t.slowestNote(milliseconds(total.latency_p95_ms))}
      />
      <StatTile
        label={t.requests}
        value={number(total.requests)}
        note={t.errorRate(shareOf(total.request_errors, total.requests))}
        kind={kindOf(total.request_errors)}
        to={`/partners/${partnerId}/requests`}
      />
      <StatTile
        label={t.installs}
        value={number(total.installs)}
        note={t.ofUninstalls(total.uninstalls)}
        kind={kindOf(total.uninstalls)}
      />
    </StatTiles>
  )
}
