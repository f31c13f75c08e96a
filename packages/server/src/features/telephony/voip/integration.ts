import type { Context } from '../../../context.ts'
import { requirePossibleYears } from '../../../platform/database/local-moments.ts'
import { hint } from '../../infrastructure/hints/hints.ts'
import { notify } from '../../notifications/live-notifications/notifications.ts'
import { toCallNotifications } from './call-notifications.ts'
import { type CallType, listLocationsOfCall, saveCall } from './calls.store.ts'
import { readNumber } from './numbers.ts'
import { listRecipients } from './routing.store.ts'
import { routeCall } from './routing.ts'
import type { PbxRow } from './telephony.store.ts'
import { getPbx, notEnabled, type Reporter, requireEnabled, setEnabled, toCountries } from './telephony.ts'

/** The request of a PBX, as far as the contract has checked it. */
export interface PbxRequest {
  crm_token: string
  command: 'setup' | 'event' | 'history'
  type: 'enable' | 'disable' | CallType
  phone?: string | number
  diversion?: string | number
  user?: string | number
  duration?: number
  link?: string
  call_id?: string | number
  status?: string
  date?: string
}

export async function receivePbxRequest(
  ctx: Context,
  request: PbxRequest,
  reporter: Reporter,
): Promise<void> {
  const pbx = await getPbx(ctx, request.crm_token)
  if (request.command === 'setup')
    return setEnabled(ctx, { pbx, reporter, isEnabled: request.type === 'enable' })
  if (request.command === 'event') return announce(ctx, pbx, request)
  return save(ctx, pbx, request)
}

const textOf = (value: string | number | undefined): string => String(value ?? '').trim()

/** Only incoming calls are announced. */
async function announce(ctx: Context, { chain_id: chainId }: PbxRow, request: PbxRequest): Promise<void> {
  const [phone, diversion, user] = [textOf(request.phone), textOf(request.diversion), textOf(request.user)]
  await ctx.db.transaction(async tx => {
    const countries = await requireEnabled(ctx, tx, chainId)
    if (request.type !== 'incoming') return
    const routed = await routeCall(tx, { chainId, countries }, { phone, diversion, user: user || null })
    if (routed.userIds.length === 0) return
    const call = { chainId, at: ctx.clock.now(), phone: routed.phone, diversion, user }
    await notify(ctx, tx, {
      kind: 'call',
      messages: toCallNotifications(call, await listRecipients(tx, routed)),
    })
  })
}

async function save(ctx: Context, pbx: PbxRow, request: PbxRequest): Promise<void> {
  await requirePossibleYears(ctx.db, { chainId: pbx.chain_id }, { date: request.date })
  const countries = toCountries(ctx, pbx.country_ids)
  const diversion = textOf(request.diversion)
  const { likeliest, phones } = readNumber(textOf(request.phone), countries)
  const call = {
    chainId: pbx.chain_id,
    externalId: textOf(request.call_id) || null,
    type: request.type as CallType,
    phone: likeliest,
    diversion,
    diversions: readNumber(diversion, countries).keys,
    sipUser: textOf(request.user) || null,
    status: request.status ?? null,
    duration: request.duration ?? null,
    link: request.link || null,
    date: request.date ?? null,
    at: ctx.clock.now(),
    countryIds: countries.map(({ id }) => id),
    phones,
  }
  const saved = await ctx.db.single(db => saveCall(db, call))
  if (saved === undefined) throw notEnabled()
  await hintAtCall(ctx, pbx.chain_id, saved)
}

/** Pages show the call, and take down what said that it rings. While nobody watches, its Locations are not read. */
async function hintAtCall(
  ctx: Context,
  chainId: number,
  { id, isFirst }: { id: number; isFirst: boolean },
): Promise<void> {
  if (ctx.liveTopics.isIdle) return
  const status = isFirst ? 'create' : 'update'
  for (const location_id of await listLocationsOfCall(ctx.db, chainId, id))
    hint(ctx, { kind: 'change', location_id, resource: 'call', id, status })
}
