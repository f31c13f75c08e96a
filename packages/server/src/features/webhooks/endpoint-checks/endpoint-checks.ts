import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { AppError, conflict, notFound } from '../../../platform/errors.ts'
import { guardFields } from '../../../platform/network/address-guard.ts'
import { hintAfter } from '../../infrastructure/hints/hints.ts'
import { endpointCheckWaitMs, maxEndpointChecks } from '../limits.ts'
import { lockPartner } from '../listeners/listeners.store.ts'
import {
  endSilent,
  findCheck,
  findOpen,
  findOwnUrl,
  hasSecret,
  insertCheck,
  listRequested,
} from './endpoint-checks.store.ts'

const hourMs = 60 * 60 * 1000

interface CheckRequest {
  partnerId: number
  /** Null when the partner's own program asks. */
  userId: number | null
  url: string
  locationId: number | undefined
}

/** Returns JSON of a run that a worker takes at once. */
export async function startCheck(ctx: Context, request: CheckRequest): Promise<string> {
  const { partnerId, userId, url } = request
  // Before the name is resolved, so that nobody makes us ask for the names of others.
  if (!(await findOwnUrl(ctx.db, partnerId, url))) throw notOwn()
  await guardFields(ctx, { url })
  return ctx.db.transaction(async tx => {
    await lockPartner(tx, partnerId)
    const own = await findOwnUrl(tx, partnerId, url)
    if (!own) throw notOwn()
    if (!(await hasSecret(tx, partnerId)))
      throw conflict('You have no webhook secret yet: issue one, and give it to your endpoint.')
    const at = ctx.clock.real()
    await requireTurn(tx, partnerId, at)
    const checkId = await insertCheck(tx, {
      partnerId,
      userId,
      url,
      locationId: request.locationId ?? own.locationId ?? 1,
      withMarketplace: own.isMarketplace,
      at,
      aliveUntil: new Date(at.getTime() + endpointCheckWaitMs),
    })
    hintAfter(ctx, tx, { kind: 'endpoint_check', partner_id: partnerId, check_id: checkId })
    return (await findCheck(tx, { partnerId, checkId }, at)) as string
  })
}

const notOwn = () =>
  notFound(
    'This is not the URL of one of your endpoints. Set it first: in the webhook settings of a Location, with a callback, or among the addresses of your application.',
  )

/** One run at a time, and a few within an hour: Foyer must not become a load on anybody. */
async function requireTurn(tx: Tx, partnerId: number, at: Date): Promise<void> {
  await endSilent(tx, partnerId, at)
  const open = await findOpen(tx, partnerId)
  if (open !== undefined) throw conflict(`Run ${open} has not ended yet: wait for its result.`)
  const requested = await listRequested(tx, partnerId, new Date(at.getTime() - hourMs))
  const [oldest] = requested.slice(-maxEndpointChecks)
  if (!oldest || requested.length < maxEndpointChecks) return
  const seconds = Math.ceil((oldest.getTime() + hourMs - at.getTime()) / 1000)
  throw new AppError(
    'rate_limited',
    `You have checked endpoints ${maxEndpointChecks} times within an hour: try again in ${seconds} s.`,
    { headers: { 'Retry-After': String(seconds) } },
  )
}

/** Returns JSON of one of the partner's own runs. */
export async function getCheck(ctx: Context, key: { partnerId: number; checkId: number }): Promise<string> {
  const json = await findCheck(ctx.db, key, ctx.clock.real())
  if (json === undefined) throw notFound('You have no such check of an endpoint.')
  return json
}
