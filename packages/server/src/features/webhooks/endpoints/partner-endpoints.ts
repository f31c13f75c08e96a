import { type BodyOf, type catalogue, maxEndpointsInLocation } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { guardFields } from '../../../platform/network/address-guard.ts'
import { authorise } from '../../access/gate/authorise.ts'
import type { AuditActor } from '../../infrastructure/audit/audit-entry.ts'
import { requireOwnApplication } from '../../marketplace/applications/applications.ts'
import { changeSettings, type SettingsCaller } from './hooks-settings.ts'
import {
  findEndpointId,
  findKnownEndpoint,
  findPartnerEndpoint,
  type KnownEndpoint,
  type PartnerEndpointKey,
} from './partner-endpoints.store.ts'
import { commonOf, type PartnerSettings, shownAt } from './partner-settings.ts'
import type { WantedSettings } from './settings-plan.ts'
import type { Subscription } from './subscription.ts'

type NewEndpoint = BodyOf<typeof catalogue.partnerWebhooks.addEndpoint>
type EndpointChange = BodyOf<typeof catalogue.partnerWebhooks.updateEndpoint>

/** A developer, in the partner account that they act for. */
interface ActingDeveloper extends AuditActor {
  partnerId: number
}

const noEndpoint = () => notFound('Your partner account has no such endpoint.')

export async function getPartnerEndpoint(
  ctx: Context,
  key: PartnerEndpointKey,
  userId: number,
): Promise<string> {
  const json = await findPartnerEndpoint(ctx.db, key, { userId })
  if (json === undefined) throw noEndpoint()
  return json
}

export async function addEndpoint(
  ctx: Context,
  developer: ActingDeveloper,
  input: NewEndpoint,
): Promise<string> {
  const { location_id: locationId, url } = input
  const caller = await callerFor(ctx, developer, { locationId, applicationId: input.application_id ?? null })
  await guardFields(ctx, { url })
  return change(ctx, developer, {
    caller,
    url,
    plan: before => {
      requireFreeUrl(before, url)
      const subscription = {
        isActive: input.is_active ?? true,
        kinds: input.kinds,
        includesOwnChanges: input.includes_own_changes ?? false,
      }
      return withRow(keepAll(before), url, subscription)
    },
  })
}

export async function updateEndpoint(
  ctx: Context,
  { endpointId, ...developer }: ActingDeveloper & { endpointId: number },
  input: EndpointChange,
): Promise<string> {
  const known = await requireEndpoint(ctx, { partnerId: developer.partnerId, endpointId })
  const caller = await callerFor(ctx, developer, ownerAfter(known, input.application_id))
  const url = input.url ?? known.url
  if (url !== known.url) await guardFields(ctx, { url })
  return change(ctx, developer, {
    caller,
    url,
    plan: before => {
      const rows = before.endpoints.filter(endpoint => endpoint.url === known.url)
      if (rows.length === 0) throw noEndpoint()
      const shown = shownAt(rows)
      if (url !== known.url) requireFreeUrl(before, url)
      const others = without(keepAll(before), known.url)
      return withRow(others, url, {
        isActive: input.is_active ?? shown.isActive,
        kinds: input.kinds ?? shown.kinds,
        includesOwnChanges: input.includes_own_changes ?? shown.includesOwnChanges,
      })
    },
  })
}

export async function removeEndpoint(
  ctx: Context,
  { endpointId, ...developer }: ActingDeveloper & { endpointId: number },
  applicationId: number | undefined,
): Promise<void> {
  const known = await requireEndpoint(ctx, { partnerId: developer.partnerId, endpointId })
  const caller = await callerFor(ctx, developer, ownerAfter(known, applicationId))
  await ctx.db.transaction(tx =>
    changeSettings(ctx, tx, {
      caller,
      doer: doerOf(developer),
      plan: before => without(keepAll(before), known.url),
    }),
  )
}

async function change(
  ctx: Context,
  developer: ActingDeveloper,
  {
    caller,
    url,
    plan,
  }: { caller: SettingsCaller; url: string; plan(before: PartnerSettings): WantedSettings },
): Promise<string> {
  const { partnerId, userId } = developer
  return ctx.db.transaction(async tx => {
    await changeSettings(ctx, tx, { caller, doer: doerOf(developer), plan })
    const endpointId = await findEndpointId(tx, { partnerId, locationId: caller.location.id, url })
    return (await findPartnerEndpoint(tx, { partnerId, endpointId }, { userId })) as string
  })
}

const doerOf = ({ userId, address }: ActingDeveloper): AuditActor => ({ userId, address })

async function requireEndpoint(ctx: Context, key: PartnerEndpointKey): Promise<KnownEndpoint> {
  const known = await findKnownEndpoint(ctx.db, key)
  if (!known) throw noEndpoint()
  return known
}

interface Owner {
  locationId: number
  /** Null for the developer as a person. */
  applicationId: number | null
}

const ownerAfter = (known: KnownEndpoint, applicationId: number | undefined): Owner => ({
  locationId: known.locationId,
  applicationId: applicationId ?? known.applicationId,
})

/**
 * A developer acts for an application as its system user, whose token they could issue, or as the person they are. Either
 * needs `webhook_access` in the Location, as for the webhook settings.
 */
async function callerFor(
  ctx: Context,
  { userId, partnerId }: ActingDeveloper,
  { locationId, applicationId }: Owner,
): Promise<SettingsCaller> {
  const application =
    applicationId === null ? undefined : await requireOwnApplication(ctx, { applicationId, partnerId })
  const user = application
    ? { id: application.systemUserId, isOperator: false, partnerId }
    : { id: userId, isOperator: false, partnerId: null }
  const rule = { field: 'location_id', from: 'body', needs: 'webhook_access' } as const
  const location = await authorise(ctx, rule, { caller: { user }, locationId, operation: { method: 'PUT' } })
  return { partner: { id: partnerId }, user, location }
}

/** The settings as they are, each URL with a row of its own. */
function keepAll(before: PartnerSettings): WantedSettings {
  const urls = [...new Set(before.endpoints.map(({ url }) => url))]
  const rowsAt = (url: string) => before.endpoints.filter(endpoint => endpoint.url === url)
  return { urls, common: commonOf(before), rows: new Map(urls.map(url => [url, shownAt(rowsAt(url))])) }
}

function withRow(settings: WantedSettings, url: string, subscription: Subscription): WantedSettings {
  const urls = [...settings.urls, url]
  if (urls.length > maxEndpointsInLocation)
    throw conflict(`You have ${maxEndpointsInLocation} endpoints in this Location already: remove one first.`)
  return { ...settings, urls, rows: new Map(settings.rows).set(url, subscription) }
}

const without = (settings: WantedSettings, url: string): WantedSettings => ({
  ...settings,
  urls: settings.urls.filter(each => each !== url),
})

function requireFreeUrl({ endpoints }: PartnerSettings, url: string): void {
  if (endpoints.some(endpoint => endpoint.url === url))
    throw conflict('This URL is one of your endpoints in this Location already.')
}
