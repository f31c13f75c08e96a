import { type BodyOf, type catalogue, type ResourceName, resourceKinds } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { forbidden } from '../../../platform/errors.ts'
import type { Caller, LocationAccess, Partner, User } from '../../../platform/http/caller.ts'
import type { InputCheck } from '../../../platform/http/input/read-input.ts'
import { findUrlProblem, guardFields } from '../../../platform/network/address-guard.ts'
import { requireActiveInstallations } from '../../access/installed-applications/require-active-installation.ts'
import { actorOf } from '../../events/events.ts'
import { settleEvents } from '../../events/settle-events.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import type { AuditActor } from '../../infrastructure/audit/audit-entry.ts'
import {
  findApplicationOf,
  findSettings,
  lockSettings,
  removeEndpoints,
  type Setter,
  type SettingsKey,
  writeCommon,
  writeEndpoints,
} from './hooks-settings.store.ts'
import { commonOf, type PartnerSettings, shownAt } from './partner-settings.ts'
import { planSettings, type SettingsPlan, type WantedSettings } from './settings-plan.ts'
import { toFlags, toSubscription } from './subscription.ts'

type SettingsInput = BodyOf<typeof catalogue.webhooks.setSettings>
export type SettingsCaller = Caller & { partner: Partner; user: User; location: LocationAccess }

const keyOf = ({ partner, location }: SettingsCaller): SettingsKey => ({
  locationId: location.id,
  partnerId: partner.id,
})

export const getSettings = async (ctx: Context, caller: SettingsCaller) =>
  toWire(caller.location.id, await findSettings(ctx.db, keyOf(caller)))

/** Checks the URLs, so that they are named together with all other invalid fields. Name servers are asked later. */
export const checkSettings =
  ({ config }: Context): InputCheck =>
  ({ body }, problems) => {
    const sent = (body ?? {}) as Record<string, unknown>
    // A list that is refused as a whole, perhaps because it is too long, is not read any further.
    const listOf = (field: string) => {
      const list = sent[field]
      return Array.isArray(list) && problems.sentencesOf(field).length === 0 ? list : []
    }
    const urls = listOf('urls')
    for (const [index, url] of urls.entries()) {
      const field = `urls.${index}`
      const problem = typeof url === 'string' && findUrlProblem(url, config)
      if (problem && problems.sentencesOf(field).length === 0) problems.add(field, problem)
    }
    const named = new Set<string>()
    for (const [index, row] of listOf('url_settings').entries()) {
      const url: unknown = row?.url
      if (typeof url !== 'string') continue
      if (!urls.includes(url)) problems.add(`url_settings.${index}.url`, 'must be one of urls')
      else if (named.has(url)) problems.add(`url_settings.${index}.url`, 'has a row already')
      named.add(url)
    }
  }

/** The partner's endpoints in the Location become these; those of other partners are out of reach. */
export async function setSettings(
  ctx: Context,
  { address, ...caller }: SettingsCaller & { address: string },
  input: SettingsInput,
) {
  const wanted = readSettings(input)
  await guardFields(
    ctx,
    Object.fromEntries(input.urls.map((url, index): [string, string] => [`urls.${index}`, url])),
  )
  return ctx.db.transaction(async tx => {
    await changeSettings(ctx, tx, { caller, doer: { userId: caller.user.id, address }, plan: () => wanted })
    return toWire(caller.location.id, await findSettings(tx, keyOf(caller)))
  })
}

interface SettingsChange {
  /** Whose rights the endpoints get: a person, or the system user of an application. */
  caller: SettingsCaller
  /** Who does it, for the audit log. */
  doer: AuditActor
  /** Decides under the lock what the settings become. URLs that it adds have passed the guard of addresses. */
  plan(before: PartnerSettings): WantedSettings
}

/** The one way to change the endpoints of a partner in a Location. */
export async function changeSettings(
  ctx: Context,
  tx: Tx,
  { caller, doer, plan: decide }: SettingsChange,
): Promise<void> {
  const { user, location, partner } = caller
  const key = keyOf(caller)
  const setter = await setterOf(ctx, tx, user)
  // The lock is held from here on, so a callback of the same application waits.
  await requireActiveInstallations(tx, [{ locationId: location.id, actor: actorOf(caller) }])
  await settleEvents(tx, [location.id])
  await lockSettings(tx, key, setter.at)
  const before = await findSettings(tx, key)
  const wanted = decide(before)
  const plan = planSettings(before, wanted)
  requireRights(location, plan, wanted)
  if (plan.isCommonChanged) await writeCommon(tx, key, wanted.common, setter)
  if (plan.removedUrls.length > 0) await removeEndpoints(tx, key, { urls: plan.removedUrls, at: setter.at })
  if (plan.changed.length > 0) await writeEndpoints(tx, key, plan.changed, setter)
  if (isChange(plan))
    await recordAudit(ctx, tx, {
      ...doer,
      action: 'endpoints-set',
      locationId: location.id,
      partnerId: partner.id,
      note: hostsOf(wanted.urls),
    })
}

async function setterOf(ctx: Context, tx: Tx, user: User): Promise<Setter> {
  const isSystemUser = user.partnerId !== null
  return {
    applicationId: isSystemUser ? ((await findApplicationOf(tx, user.id)) ?? null) : null,
    userId: isSystemUser ? null : user.id,
    at: ctx.clock.now(),
  }
}

const readSettings = ({ urls, url_settings = [], ...flags }: SettingsInput): WantedSettings => ({
  urls,
  common: toSubscription(flags),
  rows: new Map(
    url_settings.map(({ url, ...row }) => [
      url,
      toSubscription({ ...row, active: row.active ?? flags.active }),
    ]),
  ),
})

const isChange = ({ changed, removedUrls, isCommonChanged }: SettingsPlan): boolean =>
  isCommonChanged || changed.length > 0 || removedUrls.length > 0

/** The path of an endpoint's URL may hold a secret, so only the host is logged. */
const hostsOf = (urls: string[]): string => [...new Set(urls.map(url => new URL(url).host))].join(', ')

/** Only what changes needs rights: what stays was allowed to whoever set it. */
function requireRights({ rights }: LocationAccess, plan: SettingsPlan, { common }: WantedSettings): void {
  const asked: ResourceName[] = plan.changed.flatMap(({ kinds }) => kinds)
  if (plan.isCommonChanged) asked.push(...common.kinds)
  const missing = [...new Set(asked)].filter(kind => !rights.has(resourceKinds[kind].right))
  if (missing.length === 0) return
  const named = missing.map(kind => `${resourceKinds[kind].flag} needs ${resourceKinds[kind].right}`)
  throw forbidden(`You lack rights for what you subscribe to: ${named.join(', ')}.`)
}

function toWire(locationId: number, settings: PartnerSettings) {
  const urls = [...new Set(settings.endpoints.map(({ url }) => url))]
  return {
    company_id: locationId,
    urls,
    ...toFlags(commonOf(settings)),
    url_settings: urls.map(url => ({
      url,
      ...toFlags(shownAt(settings.endpoints.filter(endpoint => endpoint.url === url))),
    })),
  }
}
