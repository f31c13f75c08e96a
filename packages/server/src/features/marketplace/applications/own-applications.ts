import type { BodyOf, catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { conflict, invalid, notFound } from '../../../platform/errors.ts'
import { guardFields } from '../../../platform/network/address-guard.ts'
import { createSystemUser } from '../../access/accounts/system-users.ts'
import { requirePartnerRole } from '../../access/gate/partner-roles.ts'
import { revokeUserTokens } from '../../access/tokens/user-tokens.ts'
import { hintOfReview } from './hint-of-review.ts'
import {
  deleteApplication,
  findOwn,
  insertApplication,
  lockOwn,
  lockPartnerOf,
  type OwnApplicationKey,
  updateApplication,
  wasConnected,
} from './own-applications.store.ts'
import type { WholeApplication } from './pending-changes.ts'
import { saveChanges } from './save-changes.ts'
import { type DeveloperKey, recordWithdrawal, submit } from './submission.ts'
import { listFreeSystemUsers, renameSystemUser } from './system-users.store.ts'

// No partner needs more, and the limit stops a script that creates thousands.
const applicationsPerPartner = 100

/** What a developer may write. */
export type ApplicationInput = BodyOf<typeof catalogue.applications.update>

const noApplication = () => notFound('You have no such application.')

export async function getOwnApplication(
  ctx: Context,
  key: OwnApplicationKey,
  db: Db = ctx.db,
): Promise<string> {
  const json = await findOwn(db, key)
  if (json === undefined) throw noApplication()
  return json
}

export const readOwnApplication = async (ctx: Context, key: OwnApplicationKey): Promise<WholeApplication> =>
  JSON.parse(await getOwnApplication(ctx, key))

export async function lockOwnApplication(tx: Tx, key: OwnApplicationKey): Promise<WholeApplication> {
  const application = await lockOwn(tx, key)
  if (!application) throw noApplication()
  return application
}

export async function createApplication(
  ctx: Context,
  key: { userId: number; partnerId: number },
  input: ApplicationInput & { title: string; category: string },
): Promise<string> {
  await checkInput(ctx, input)
  return ctx.db.transaction(async tx => {
    const partner = await lockPartnerOf(tx, key)
    if (!partner) throw notFound('You have no such partner account.')
    if (partner.applications >= applicationsPerPartner)
      throw conflict(`This partner account has ${applicationsPerPartner} applications already.`)
    if (sendsTokenElsewhere(input)) await requirePartnerRole(tx, key, 'admin')
    const applicationId = await insertApplication(tx, {
      ...input,
      partner_id: key.partnerId,
      system_user_id: await takeSystemUser(ctx, tx, { partnerId: key.partnerId, title: input.title }),
      created_at: ctx.clock.now(),
    })
    hintOfReview(ctx, tx, { id: applicationId, partner: { id: key.partnerId } })
    return getOwnApplication(ctx, { userId: key.userId, applicationId }, tx)
  })
}

/** Reuses the system user of a deleted draft, or creates one. */
async function takeSystemUser(
  ctx: Context,
  tx: Tx,
  { partnerId, title }: { partnerId: number; title: string },
): Promise<number> {
  const name = `${title} (system user)`
  const [free] = await listFreeSystemUsers(tx, partnerId)
  if (free === undefined) return createSystemUser(ctx, tx, { partnerId, name })
  await renameSystemUser(tx, free, name)
  return free
}

export async function changeApplication(
  ctx: Context,
  key: DeveloperKey,
  changes: ApplicationInput,
): Promise<string> {
  await getOwnApplication(ctx, key)
  await checkInput(ctx, changes)
  return change(ctx, key, async (application, tx) => {
    if (sendsTokenElsewhere(changes, application)) await requirePartnerRole(tx, key, 'admin')
    return saveChanges(ctx, tx, { by: key, application, changes })
  })
}

/** Whoever names the receiver of the partner token gets to know it, and only admins may. */
function sendsTokenElsewhere(
  { sends_partner_token, webhook_url }: ApplicationInput,
  before?: WholeApplication,
): boolean {
  if (!(sends_partner_token ?? before?.sends_partner_token)) return false
  return !before?.sends_partner_token || (webhook_url ?? before.webhook_url) !== before.webhook_url
}

/** Host names are resolved before the transaction begins, so that nobody waits for a name server under a lock. */
async function checkInput(ctx: Context, input: ApplicationInput): Promise<void> {
  const { icon, registration_url, webhook_url, receiver_url } = input
  const unknown = (input.country_ids ?? []).filter(id => !ctx.dictionaries.countryById(id))
  if (unknown.length > 0)
    throw invalid({ country_ids: [`names what is not a country of GET /countries: ${unknown.join(', ')}`] })
  await guardFields(ctx, { icon, registration_url, webhook_url, receiver_url })
}

export async function removeApplication(ctx: Context, key: OwnApplicationKey): Promise<void> {
  await ctx.db.transaction(async tx => {
    const application = await lockOwnApplication(tx, key)
    if (application.stage !== 'draft') throw conflict('Only a draft can be deleted.')
    if (await wasConnected(tx, application))
      throw conflict('The application was connected to a Location: its history stays.')
    await revokeUserTokens(ctx, tx, application.system_user_id)
    await deleteApplication(tx, application)
    hintOfReview(ctx, tx, application)
  })
}

/** Submits a draft, or changes of a published application that an operator has sent back. */
export const submitApplication = (ctx: Context, key: DeveloperKey): Promise<string> =>
  change(ctx, key, async (application, tx) => {
    const { stage, pending, pending_since } = application
    if (stage === 'review' || pending_since !== null) return
    if (stage === 'published' && !pending) throw conflict('Nothing of this application has changed.')
    await submit(ctx, tx, { by: key, application, pending: pending ?? undefined })
    const waiting = pending ? { pending_since: ctx.clock.now() } : { stage: 'review' as const }
    await updateApplication(tx, application, { ...waiting, review_note: '' })
  })

export const withdrawApplication = (ctx: Context, key: DeveloperKey): Promise<string> =>
  change(ctx, key, async (application, tx) => {
    const { stage, pending, revision } = application
    if (stage !== 'review' && !pending) throw conflict('Nothing of this application is under review.')
    await recordWithdrawal(ctx, tx, { by: key, application })
    await updateApplication(
      tx,
      application,
      pending
        ? { pending: null, pending_since: null, review_note: '', revision: revision + 1 }
        : { stage: 'draft' },
    )
  })

export const requestWhitelisting = (ctx: Context, key: OwnApplicationKey): Promise<string> =>
  change(ctx, key, async (application, tx) => {
    if (application.is_whitelisted) throw conflict('The application is whitelisted already.')
    await updateApplication(tx, application, { whitelist_requested_at: ctx.clock.now() })
  })

/** Runs a change of one of the developer's own applications under its lock. */
function change(
  ctx: Context,
  key: OwnApplicationKey,
  work: (application: WholeApplication, tx: Tx) => Promise<void>,
): Promise<string> {
  return ctx.db.transaction(async tx => {
    const application = await lockOwnApplication(tx, key)
    await work(application, tx)
    hintOfReview(ctx, tx, application)
    return getOwnApplication(ctx, key, tx)
  })
}
