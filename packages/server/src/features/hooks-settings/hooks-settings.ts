import { type BodyOf, type catalogue, type ResourceName, resourceKinds } from '@foyer/contract'
import type { Context } from '../../context.ts'
import { forbidden } from '../../platform/errors.ts'
import type { Caller, LocationAccess, Partner, User } from '../../platform/http/caller.ts'
import { guardFields } from '../../platform/network/address-guard.ts'
import { recordAudit } from '../audit/audit.ts'
import { actorOf } from '../events/events.ts'
import { holdLinks } from '../links/hold-links.ts'
import {
  findApplicationOf,
  findSettings,
  type Settings,
  type SettingsKey,
  saveSettings,
} from './hooks-settings.store.ts'

type SettingsInput = BodyOf<typeof catalogue.webhooks.setSettings>
type SettingsCaller = Caller & { partner: Partner; user: User; location: LocationAccess }

const allKinds = Object.keys(resourceKinds) as ResourceName[]

const keyOf = ({ partner, location }: SettingsCaller): SettingsKey => ({
  locationId: location.id,
  partnerId: partner.id,
})

export const getSettings = async (ctx: Context, caller: SettingsCaller) =>
  toWire(await findSettings(ctx.db, keyOf(caller)))

/** Replaces all receivers of the partner in the Location; those of others are out of reach. */
export async function setSettings(
  ctx: Context,
  { address, ...caller }: SettingsCaller & { address: string },
  input: SettingsInput,
) {
  const { user, location, partner } = caller
  const kinds = allKinds.filter(kind => input[resourceKinds[kind].flag] === 1)
  requireRights(location, kinds)
  await guardFields(
    ctx,
    Object.fromEntries(input.urls.map((url, index): [string, string] => [`urls.${index}`, url])),
  )
  const isSystemUser = user.partnerId !== null
  return ctx.db.transaction(async tx => {
    const applicationId = isSystemUser ? ((await findApplicationOf(tx, user.id)) ?? null) : null
    // Held from here on: a callback of the same application waits.
    await holdLinks(tx, [{ locationId: location.id, actor: actorOf(caller) }])
    await saveSettings(tx, keyOf(caller), {
      urls: input.urls,
      kinds,
      isActive: input.active === 1,
      hearsItself: input.self_sending === 1,
      applicationId,
      userId: isSystemUser ? null : user.id,
      at: ctx.clock.now(),
    })
    await recordAudit(ctx, tx, {
      userId: user.id,
      action: 'endpoints-set',
      locationId: location.id,
      partnerId: partner.id,
      address,
      note: hostsOf(input.urls),
    })
    return toWire(await findSettings(tx, keyOf(caller)))
  })
}

/** The path of an endpoint may hold a secret. */
const hostsOf = (urls: string[]): string => [...new Set(urls.map(url => new URL(url).host))].join(', ')

function requireRights({ rights }: LocationAccess, kinds: ResourceName[]): void {
  const missing = kinds.filter(kind => !rights.has(resourceKinds[kind].right))
  if (missing.length === 0) return
  const named = missing.map(kind => `${resourceKinds[kind].flag} needs ${resourceKinds[kind].right}`)
  throw forbidden(`You lack rights for what you want to hear of: ${named.join(', ')}.`)
}

function toWire({ urls, isActive, kinds, hearsItself }: Settings) {
  const heard = new Set(kinds)
  const flags = Object.fromEntries(
    allKinds.map(kind => [resourceKinds[kind].flag, Number(heard.has(kind))]),
  ) as Record<(typeof resourceKinds)[ResourceName]['flag'], number>
  return { urls, active: Number(isActive), ...flags, self_sending: Number(hearsItself) }
}
