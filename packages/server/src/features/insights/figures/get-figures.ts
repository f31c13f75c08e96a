import type { catalogue, DataOf, QueryOf } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { emptyPoint, listFigures, type Point } from '../../infrastructure/figures/figures.ts'
import { quantileOf } from '../../infrastructure/figures/quantile.ts'
import { listFailingOfPartner } from '../../webhooks/endpoint-health/failing-endpoints.ts'

type Figures = DataOf<typeof catalogue.insights.figures>
type RangeName = NonNullable<QueryOf<typeof catalogue.insights.figures>['range']>

const maxFailing = 10
const hourMs = 60 * 60 * 1000

const ranges: Record<RangeName, { steps: number; stepHours: number }> = {
  '24h': { steps: 24, stepHours: 1 },
  '7d': { steps: 28, stepHours: 6 },
  '30d': { steps: 30, stepHours: 24 },
}

export async function getFigures(ctx: Context, partnerId: number, name: RangeName): Promise<Figures> {
  const { steps, stepHours } = ranges[name]
  const stepMs = stepHours * hourMs
  // The last step holds the present moment. Steps begin at midnight UTC, as far as they divide a day.
  const from = new Date((Math.floor(ctx.clock.now().getTime() / stepMs) - steps + 1) * stepMs)
  const points = await listFigures(ctx, partnerId, { from, steps, stepHours })
  return {
    step_hours: stepHours,
    total: toWire(points.reduce(add, emptyPoint())),
    points: points.map((point, index) => ({
      at: new Date(from.getTime() + index * stepMs).toISOString(),
      ...toWire(point),
    })),
    failing_endpoints: await listFailingOfPartner(ctx.db, partnerId, maxFailing),
  }
}

const toWire = (point: Point): Figures['total'] => ({
  deliveries: point.delivered + point.failed,
  failures: point.failed,
  latency_median_ms: quantileOf(point.buckets, 0.5),
  latency_p95_ms: quantileOf(point.buckets, 0.95),
  installs: point.installed,
  uninstalls: point.uninstalled,
  requests: point.requests,
  request_errors: point.request_errors,
})

const add = (left: Point, right: Point): Point => ({
  delivered: left.delivered + right.delivered,
  failed: left.failed + right.failed,
  installed: left.installed + right.installed,
  uninstalled: left.uninstalled + right.uninstalled,
  requests: left.requests + right.requests,
  request_errors: left.request_errors + right.request_errors,
  buckets: Array.from(
    { length: Math.max(left.buckets.length, right.buckets.length) },
    (_, bucket) => (left.buckets[bucket] ?? 0) + (right.buckets[bucket] ?? 0),
  ),
})
