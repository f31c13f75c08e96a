import { randomUUID } from 'node:crypto'
import type { LifecycleTrigger } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { conflict } from '../../../platform/errors.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'
import { platformActor } from '../../events/event.ts'
import { requireOwnApplication } from '../../marketplace/applications/applications.ts'
import { openCheckout } from '../../marketplace/billing/checkout.ts'
import { pay } from '../../marketplace/billing/pay.ts'
import { findOption } from '../../marketplace/billing/plans.store.ts'
import { requireProcessor } from '../../marketplace/billing/require-processor.ts'
import { checkCallback } from '../../marketplace/installations/callback-settings.ts'
import { changeInstallation } from '../../marketplace/installations/change-installation.ts'
import { lockInstallation } from '../../marketplace/installations/installation.store.ts'
import { install } from '../../marketplace/installations/installations.ts'
import { lockPreconditions } from '../../marketplace/installations/preconditions.ts'
import { concernClient } from '../../personal-data/applications/concern-client.ts'
import { sampleRecords } from './sample-records.ts'
import { findFirstApplication } from './trigger.store.ts'

interface LifecycleCall {
  locationId: number
  partnerId: number
  /** By default the first application of the partner, for a payment the first one with a plan. */
  applicationId: number | undefined
  status: LifecycleTrigger
}

const actor = platformActor

/** Makes a marketplace event happen to an installation, by the rules of production. Returns the application. */
export async function triggerLifecycle(ctx: Context, call: LifecycleCall): Promise<number> {
  const applicationId = call.applicationId ?? (await findFirstApplication(ctx.db, call))
  if (applicationId === undefined) throw conflict('You have no application: create one first.')
  const application = await requireOwnApplication(ctx, { applicationId, partnerId: call.partnerId })
  const key = { locationId: call.locationId, applicationId }
  const { status } = call
  if (status === 'payment') await payFor(ctx, key, application)
  else if (status === 'client_data_request' || status === 'client_erased')
    await concernSample(ctx, key, { application, event: status })
  else await ctx.db.transaction(tx => changes[status](ctx, tx, key))
  return applicationId
}

type Change = (ctx: Context, tx: Tx, key: InstallationKey) => Promise<unknown>

type InstallationTrigger = Exclude<LifecycleTrigger, 'payment' | 'client_data_request' | 'client_erased'>

const changes: Record<InstallationTrigger, Change> = {
  install: (ctx, tx, key) => ensureActive(ctx, tx, key),
  uninstall: async (ctx, tx, key) => {
    await ensureInstalled(ctx, tx, key)
    await changeInstallation(ctx, tx, key, { trigger: 'disconnectByOwner', actor })
  },
  freeze: async (ctx, tx, key) => {
    await ensureActive(ctx, tx, key)
    await changeInstallation(ctx, tx, key, { trigger: 'freezeByOperator', actor })
  },
  unfreeze: (ctx, tx, key) => ensureActive(ctx, tx, key),
}

/** Installs as the owner and the partner would, unless it is installed already. */
async function ensureInstalled(ctx: Context, tx: Tx, key: InstallationKey) {
  const preconditions = await lockPreconditions(tx, key)
  const before = await lockInstallation(tx, key)
  if (before?.status === 'active' || before?.status === 'freezed') return before
  const granted = await install(ctx, tx, key, { preconditions, actor })
  if (granted.status === 'active') return granted
  const { locationId: salon_id, applicationId: application_id } = key
  const settings = await checkCallback(ctx, { salon_id, application_id })
  return changeInstallation(ctx, tx, key, { trigger: 'callback', actor, settings })
}

async function ensureActive(ctx: Context, tx: Tx, key: InstallationKey): Promise<void> {
  let installation = await ensureInstalled(ctx, tx, key)
  // What an operator and billing have both frozen is unfrozen twice.
  for (let left = 2; left > 0 && installation.status === 'freezed'; left--)
    installation = await changeInstallation(ctx, tx, key, { trigger: 'unfreezeByOperator', actor })
}

/** Pays for the first plan on the payment page, with what its form suggests. */
async function payFor(
  ctx: Context,
  key: InstallationKey,
  { sendsPayments }: { sendsPayments: boolean },
): Promise<void> {
  if (!sendsPayments)
    throw conflict(
      'The application gets no events of payments: switch them on in its settings first (sends_payments).',
    )
  const { applicationId } = key
  const option = await findOption(ctx.db, { applicationId, optionId: undefined })
  if (!option) throw conflict('The application has no plan that could be paid: create one first.')
  await ctx.db.transaction(tx => ensureActive(ctx, tx, key))
  const processor = requireProcessor(ctx)
  const terms = { ...key, optionId: option.id, discount: '0', source: 'api' } as const
  const { amount } = await openCheckout(ctx, terms)
  const answers = Object.fromEntries((processor.fields ?? []).map(({ name, value }) => [name, value ?? '']))
  const result = await pay({ ...ctx, processor }, terms, { pageKey: randomUUID(), amount, answers })
  if ('paid' in result) return
  throw conflict('refused' in result ? result.refused : result.uncertain)
}

interface ClientEvent {
  application: { sendsPersonalData: boolean }
  event: 'client_data_request' | 'client_erased'
}

/** Asks for the data of a new client, or erases it: every application with access to it gets the event. */
async function concernSample(
  ctx: Context,
  key: InstallationKey,
  { application, event }: ClientEvent,
): Promise<void> {
  if (!application.sendsPersonalData)
    throw conflict(
      'The application gets no events of personal data: switch them on in its settings first (sends_personal_data).',
    )
  const { locationId } = key
  await ctx.db.transaction(tx => ensureActive(ctx, tx, key))
  const clientId = await sampleRecords(ctx, locationId).client.create()
  await ctx.db.transaction(tx => concernClient(ctx, tx, { locationId, clientId }, event))
}
