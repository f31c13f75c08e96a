import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { type AppError, conflict, forbidden, notFound } from '../../../platform/errors.ts'
import { confirmBefore } from '../../access/installed-applications/confirmation-window.ts'
import type { InstallationKey, InstallationStatus } from '../../access/installed-applications/installation.ts'
import { refuseInactive } from '../../access/installed-applications/installation-status.ts'
import type { Actor } from '../../events/event.ts'
import { recordLifecycleEvent } from '../../events/lifecycle.ts'
import { settleEvents } from '../../events/settle-events.ts'
import { isPaidAt } from '../paid-periods/paid-period.ts'
import { extendGrace, startPaidPeriod, updatePaidPeriod } from '../paid-periods/paid-periods.ts'
import { type CallbackSettings, sealMerged } from './callback-settings.ts'
import { countInstallation } from './count-installation.ts'
import { hintOfInstallation } from './hint-of-installation.ts'
import {
  beginInstallation,
  clearInstallation,
  ensureInstallation,
  findEndpointUrl,
  findSealedSettings,
  type Installation,
  lockInstallation,
  openWindow,
  replaceEndpoints,
  writeFrozenBy,
  writeSettings,
  writeStatus,
} from './installation.store.ts'
import { recordUnasked } from './record-unasked.ts'
import { tellOfInstallation } from './tell-of-installation.ts'
import { type Effect, outcomeOf, type TransitionRefusal, type Trigger } from './transitions.ts'

export interface InstallationChange {
  trigger: Trigger
  actor: Actor
  settings?: CallbackSettings
  /** What an operator wrote about it. */
  note?: string
}

/** Installations change only here: under their lock, by the table, with their log row and effects in `tx`. */
export async function changeInstallation(
  ctx: Context,
  tx: Tx,
  key: InstallationKey,
  { trigger, actor, settings, note }: InstallationChange,
): Promise<Installation> {
  const at = ctx.clock.now()
  if (trigger === 'grant' || trigger === 'grantFast') await ensureInstallation(tx, key, at)
  const installation = await lockInstallation(tx, key)
  // The paid period is computed again under the lock, because a payment or a refund may have arrived meanwhile.
  const paidUntil = installation && needsPaidPeriod.has(trigger) ? await updatePaidPeriod(tx, key, at) : null
  const status: InstallationStatus = installation?.status ?? 'uninstalled'
  const outcome = outcomeOf(trigger, status, {
    isInWindow: installation !== undefined && at <= confirmBefore(installation.grantedAt),
    isPaidAt: isPaidAt(paidUntil, at),
    isFrozenByOperator: installation?.frozenBy === 'operator',
  })
  if ('refuse' in outcome) throw await refusals[outcome.refuse](tx, key)
  if (!installation) return { ...key, status, createdAt: at, grantedAt: at, paidUntil: null, frozenBy: null }
  hintOfInstallation(ctx, tx, key)
  await settleEvents(tx, [key.locationId])
  if ('to' in outcome) {
    await writeStatus(tx, key, { from: status, to: outcome.to, source: outcome.source, actor, at })
    await countInstallation(ctx, tx, key, { from: status, to: outcome.to })
  }
  for (const effect of 'to' in outcome ? outcome.effects : outcome.stay)
    await effects[effect]({ ctx, tx, key, at, settings })
  const changed = (await lockInstallation(tx, key)) as Installation
  await recordUnasked(ctx, tx, { trigger, before: installation, after: changed })
  await tellOfInstallation(ctx, tx, { trigger, before: installation, after: changed, note })
  return changed
}

const needsPaidPeriod: ReadonlySet<Trigger> = new Set(['checkPaidPeriod', 'pay', 'unfreezeByOperator'])

interface EffectInput {
  ctx: Context
  tx: Tx
  key: InstallationKey
  at: Date
  settings: CallbackSettings | undefined
}

const effects: Record<Effect, (input: EffectInput) => Promise<void>> = {
  begin: ({ tx, key, at }) => beginInstallation(tx, key, at),
  'open-window': ({ tx, key, at }) => openWindow(tx, key, at),
  activate: ({ tx, key, at }) => startPaidPeriod(tx, key, at),
  'write-settings': async ({ ctx, tx, key, at, settings }) => {
    if (!settings) throw new Error('A callback brings settings.')
    const { webhookUrls, secrets, ...others } = settings
    const sealed = sealMerged(ctx, key, { sealed: await findSealedSettings(tx, key), secrets })
    await writeSettings(tx, key, { ...others, sealed })
    if (webhookUrls) await replaceEndpoints(tx, key, { urls: webhookUrls, at })
  },
  'add-endpoint': async ({ tx, key, at }) => {
    const url = await findEndpointUrl(tx, key.applicationId)
    await replaceEndpoints(tx, key, { urls: url === '' ? [] : [url], at })
  },
  'extend-grace': ({ tx, key, at }) => extendGrace(tx, key, at),
  'freeze-by-operator': ({ tx, key }) => writeFrozenBy(tx, key, 'operator'),
  'freeze-by-billing': ({ tx, key }) => writeFrozenBy(tx, key, 'billing'),
  clear: ({ tx, key, at }) => clearInstallation(tx, key, at),
  'notify-uninstall': ({ ctx, tx, key }) => recordLifecycleEvent(ctx, tx, { ...key, event: 'uninstall' }),
  'notify-freeze': ({ ctx, tx, key }) => recordLifecycleEvent(ctx, tx, { ...key, event: 'freeze' }),
}

const refusals: Record<TransitionRefusal, (tx: Tx, key: InstallationKey) => AppError | Promise<AppError>> = {
  'not-installed': () => notFound('The application is not connected to this Location.'),
  late: () =>
    forbidden('More than 12 hours have passed since the owner connected: the owner must connect again.'),
  frozen: refuseInactive,
  'not-confirmed': () => conflict('The partner has not confirmed this installation yet.'),
}
