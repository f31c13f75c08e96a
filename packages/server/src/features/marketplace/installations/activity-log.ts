import type { catalogue, DataOf } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { confirmBefore, toUtcTime } from '../../access/installed-applications/confirmation-window.ts'
import type { InstallationKey, InstallationStatus } from '../../access/installed-applications/installation.ts'
import { type Actor, platformActor } from '../../events/event.ts'
import {
  findLoggedInstallation,
  findOwnersView,
  insertStep,
  insertStepInAll,
  isRepeated,
  type LoggedInstallation,
  listSteps,
  type SaidStep,
  type StepRow,
} from './activity-log.store.ts'
import { hintOfInstallation } from './hint-of-installation.ts'

/** Maps the steps of a handshake to the status of their success. */
const successes = {
  connect: 201,
  grant_access: 201,
  callback: 201,
  'callback/redirect': 200,
  uninstall: 200,
  disconnect: 204,
} as const

export type HandshakeStep = keyof typeof successes

export interface InstallationAttempt {
  step: HandshakeStep
  keys: readonly InstallationKey[]
  actor: Actor
}

/** Runs a step of a handshake. A refusal is written to the activity log after everything else is rolled back. */
export async function logRefusals<T>(
  ctx: Context,
  attempt: InstallationAttempt,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) await recordRefusal(ctx, attempt, error)
    throw error
  }
}

async function recordRefusal(
  ctx: Context,
  { keys, step, actor }: InstallationAttempt,
  error: AppError,
): Promise<void> {
  const at = ctx.clock.now()
  const { status: answer, message } = error
  await ctx.db.transaction(async tx => {
    for (const key of keys)
      if (await insertStep(tx, { ...key, at, step, actor, answer, message })) hintOfInstallation(ctx, tx, key)
  })
}

export const results: Record<InstallationStatus, string> = {
  pending: 'Connected; the callback must follow.',
  active: 'The application is active.',
  freezed: 'The application is frozen.',
  uninstalled: 'The application is not connected any more.',
}

/** The same person repeats a step within this time when an answer was lost, or somebody clicked twice. */
const repeatMs = 60_000

/**
 * Runs in the transaction of a step that succeeded, under the lock of the installation. Returns false for a repetition,
 * which leaves no second entry.
 */
export async function recordSuccess(
  ctx: Context,
  tx: Tx,
  { step, actor }: InstallationAttempt,
  installation: InstallationKey & { status: InstallationStatus },
): Promise<boolean> {
  const { locationId, applicationId, status } = installation
  const at = ctx.clock.now()
  const taken = { locationId, applicationId, step, actor }
  if (step === 'connect' && (await isRepeated(tx, taken, new Date(at.getTime() - repeatMs)))) return false
  await insertStep(tx, { ...taken, at, answer: successes[step], message: results[status] })
  return true
}

/** What happens to an installation without a call of the handshake. */
export type Happening =
  | 'payment'
  | 'refund'
  | 'freeze_unpaid'
  | 'freeze_operator'
  | 'unfreeze'
  | 'disconnect_operator'

/** Runs in the transaction in which it happens. */
export async function recordHappening(
  ctx: Context,
  tx: Tx,
  { actor, ...happening }: InstallationKey & { step: Happening; actor: Actor; message: string },
): Promise<void> {
  const step = { ...happening, at: ctx.clock.now(), answer: 200 }
  // A person who has left the Location meanwhile is not named; what happened is in the log all the same.
  if (!(await insertStep(tx, { ...step, actor }))) await insertStep(tx, { ...step, actor: platformActor })
}

/** What happens to an application, in the log of every Location where it is connected. */
export const recordInAll = (
  ctx: Context,
  tx: Tx,
  happening: Omit<SaidStep, 'at'> & { step: 'rights_added' | 'price_raised' },
): Promise<void> => insertStepInAll(tx, { ...happening, at: ctx.clock.now() })

export async function readActivity(ctx: Context, key: InstallationKey) {
  const installation = await findLoggedInstallation(ctx.db, key)
  if (!installation) throw notFound('There is no such Location.')
  const steps = await listSteps(ctx.db, key)
  return {
    status: installation.status,
    steps: steps.map(toWire),
    missing: missingFrom(installation, ctx.clock.now()),
  }
}

/** For an owner: an application that was never connected here is not found, whether or not there is one. */
export async function readActivityOfConnected(ctx: Context, key: InstallationKey) {
  const log = await readActivity(ctx, key)
  if (log.status === 'uninstalled' && log.steps.length === 0)
    throw notFound('This application was never connected to this Location.')
  return { ...log, ...(JSON.parse(await findOwnersView(ctx.db, key)) as OwnersView) }
}

type OwnersView = Omit<
  DataOf<typeof catalogue.installations.trace>,
  keyof Awaited<ReturnType<typeof readActivity>>
>

const toWire = ({ partner_id, user_id, ...step }: StepRow) => ({
  ...step,
  caller:
    [partner_id === null ? [] : `partner ${partner_id}`, user_id === null ? [] : `user ${user_id}`]
      .flat()
      .join(', ') || 'the platform',
})

/** Says in one or two sentences why the handshake does not continue. */
function missingFrom(installation: LoggedInstallation, now: Date): string {
  const { status, grantedAt } = installation
  if (status === 'active') return 'Nothing is missing: the application is active.'
  if (status === 'freezed') return whileFrozen(installation)
  if (status === 'uninstalled' || !grantedAt)
    return 'The owner has to connect the application: there is no installation.'
  const before = confirmBefore(grantedAt)
  const connected = `The owner connected at ${toUtcTime(grantedAt)} UTC; the callback has not come.`
  return before >= now
    ? `${connected} It must come before ${toUtcTime(before)} UTC.`
    : `${connected} Its time ended at ${toUtcTime(before)} UTC: the owner must connect again, then the callback must follow within 12 hours.`
}

/** Only whoever holds the freeze can lift it, whoever began it. */
function whileFrozen({ frozenBy, frozenSince, paidUntil }: LoggedInstallation): string {
  const since = (moment: Date | null) => (moment ? ` since ${toUtcTime(moment)} UTC` : '')
  const frozen = `The application is frozen${since(frozenSince)}`
  return frozenBy === 'operator'
    ? `${frozen}, by an operator of the platform. Only an operator can activate it again; a payment does not.`
    : `${frozen}, by billing: it is unpaid${since(paidUntil)}. A payment activates it again.`
}
