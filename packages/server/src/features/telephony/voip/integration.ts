import type { Context } from '../../../context.ts'
import { notify } from '../live-notifications/notifications.ts'
import { toPopups } from './call-notifications.ts'
import { type CallType, saveCall } from './calls.store.ts'
import { readNumber } from './numbers.ts'
import { findListeners } from './routing.store.ts'
import { routeCall } from './routing.ts'
import type { PbxRow } from './telephony.store.ts'
import { getPbx, notEnabled, type Reporter, requireEnabled, setEnabled, toCountries } from './telephony.ts'

/** What an exchange sends, as far as the contract has checked it. */
export interface Notice {
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

export async function receiveNotice(ctx: Context, notice: Notice, reporter: Reporter): Promise<void> {
  const exchange = await getPbx(ctx, notice.crm_token)
  if (notice.command === 'setup')
    return setEnabled(ctx, { exchange, reporter, isEnabled: notice.type === 'enable' })
  if (notice.command === 'event') return announce(ctx, exchange, notice)
  return save(ctx, exchange, notice)
}

const textOf = (value: string | number | undefined): string => String(value ?? '').trim()

/** Only incoming calls are announced. */
async function announce(ctx: Context, { chain_id: chainId }: PbxRow, notice: Notice): Promise<void> {
  const [phone, diversion, user] = [textOf(notice.phone), textOf(notice.diversion), textOf(notice.user)]
  await ctx.db.transaction(async tx => {
    const countries = await requireEnabled(ctx, tx, chainId)
    if (notice.type !== 'incoming') return
    const routed = await routeCall(tx, { chainId, countries }, { phone, diversion, user: user || null })
    if (routed.userIds.length === 0) return
    const call = { chainId, at: ctx.clock.now(), phone: routed.phone, diversion, user }
    await notify(ctx, tx, { kind: 'call', messages: toPopups(call, await findListeners(tx, routed)) })
  })
}

async function save(ctx: Context, exchange: PbxRow, notice: Notice): Promise<void> {
  const countries = toCountries(ctx, exchange.country_ids)
  const diversion = textOf(notice.diversion)
  const { likeliest, phones } = readNumber(textOf(notice.phone), countries)
  const call = {
    chainId: exchange.chain_id,
    externalId: textOf(notice.call_id) || null,
    type: notice.type as CallType,
    phone: likeliest,
    diversion,
    diversions: readNumber(diversion, countries).keys,
    sipUser: textOf(notice.user) || null,
    status: notice.status ?? null,
    duration: notice.duration ?? null,
    link: notice.link || null,
    date: notice.date ?? null,
    at: ctx.clock.now(),
    countryIds: countries.map(({ id }) => id),
    phones,
  }
  const saved = await ctx.db.transaction(tx => saveCall(tx, call))
  if (saved === undefined) throw notEnabled()
}
