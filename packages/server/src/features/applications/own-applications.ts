import type { FieldErrors, Right } from '@foyer/contract'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { guardFields } from '../../platform/network/address-guard.ts'
import { insertUser, revokeUserTokens } from '../identity/identity.ts'
import {
  type ApplicationColumns,
  deleteApplication,
  findOwn,
  insertApplication,
  type LockedApplication,
  lockOwn,
  lockPartnerOf,
  type OwnKey,
  updateApplication,
  wasConnected,
} from './own-applications.store.ts'
import { rightsAfter } from './rights-after.ts'
import { listFreeSystemUsers, renameSystemUser } from './system-users.store.ts'

export type { OwnKey } from './own-applications.store.ts'

// A partner does not need more; a script that opens them by the thousand does.
const applicationsPerPartner = 100

/** What a developer may write. */
export interface ApplicationInput
  extends Omit<
    ApplicationColumns,
    'rights' | 'requested_rights' | 'stage' | 'review_note' | 'whitelist_requested_at' | 'system_user_id'
  > {
  rights?: Right[]
}

const noApplication = () => notFound('You have no such application.')

export async function getOwnApplication(ctx: Context, key: OwnKey, db: Db = ctx.db): Promise<string> {
  const json = await findOwn(db, key)
  if (json === undefined) throw noApplication()
  return json
}

export async function lockOwnApplication(tx: Tx, key: OwnKey): Promise<LockedApplication> {
  const application = await lockOwn(tx, key)
  if (!application) throw noApplication()
  return application
}

export async function createApplication(
  ctx: Context,
  key: { userId: number; partnerId: number },
  input: ApplicationInput & { title: string },
): Promise<string> {
  await checkInput(ctx, input)
  return ctx.db.transaction(async tx => {
    const partner = await lockPartnerOf(tx, key)
    if (!partner) throw notFound('You have no such partner account.')
    if (partner.applications >= applicationsPerPartner)
      throw conflict(`This partner account has ${applicationsPerPartner} applications already.`)
    const applicationId = await insertApplication(tx, {
      ...input,
      partner_id: key.partnerId,
      system_user_id: await takeSystemUser(ctx, tx, { partnerId: key.partnerId, title: input.title }),
      created_at: ctx.clock.now(),
    })
    return getOwnApplication(ctx, { userId: key.userId, applicationId }, tx)
  })
}

/** One that a deleted draft has left, else a new one. */
async function takeSystemUser(
  ctx: Context,
  tx: Tx,
  { partnerId, title }: { partnerId: number; title: string },
): Promise<number> {
  const name = `${title} (system user)`
  const [free] = await listFreeSystemUsers(tx, partnerId)
  if (free === undefined)
    return insertUser(tx, { name, email: null, passwordHash: null, partnerId, at: ctx.clock.now() })
  await renameSystemUser(tx, free, name)
  return free
}

export async function changeApplication(
  ctx: Context,
  key: OwnKey,
  { rights, ...columns }: ApplicationInput,
): Promise<string> {
  await getOwnApplication(ctx, key)
  await checkInput(ctx, columns)
  return change(ctx, key, application => {
    if (application.stage === 'review')
      throw conflict('The application is under review: take the request back to change it.')
    return { ...columns, ...(rights && rightsAfter(application, rights)) }
  })
}

/** Names are asked for before the transaction begins, so that nobody waits for a name server under a lock. */
async function checkInput(ctx: Context, input: ApplicationInput): Promise<void> {
  const { icon, registration_url, webhook_url, receiver_url } = input
  const unknown = (input.country_ids ?? []).filter(id => !ctx.dictionaries.countryById(id))
  if (unknown.length > 0)
    throw invalid({ country_ids: [`names what is not a country of GET /countries: ${unknown.join(', ')}`] })
  await guardFields(ctx, { icon, registration_url, webhook_url, receiver_url })
}

export async function removeApplication(ctx: Context, key: OwnKey): Promise<void> {
  await ctx.db.transaction(async tx => {
    const application = await lockOwnApplication(tx, key)
    if (application.stage !== 'draft') throw conflict('Only a draft can be deleted.')
    if (await wasConnected(tx, application))
      throw conflict('The application was connected to a Location: its history stays.')
    await revokeUserTokens(ctx, tx, application.system_user_id)
    await deleteApplication(tx, application)
  })
}

export const submitApplication = (ctx: Context, key: OwnKey): Promise<string> =>
  change(ctx, key, application => {
    if (application.stage === 'review') return {}
    if (application.stage === 'published') throw conflict('The application is published already.')
    requireComplete(application)
    return { stage: 'review', review_note: '' }
  })

function requireComplete({ short_description, description }: LockedApplication): void {
  const wrong: FieldErrors = {}
  for (const [field, text] of Object.entries({ short_description, description }))
    if (text.trim() === '') wrong[field] = ['is needed for a review']
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}

export const withdrawApplication = (ctx: Context, key: OwnKey): Promise<string> =>
  change(ctx, key, ({ stage, requested_rights }) => {
    if (stage === 'review') return { stage: 'draft' }
    if (requested_rights !== null) return { requested_rights: null }
    throw conflict('Nothing of this application is under review.')
  })

export const requestWhitelisting = (ctx: Context, key: OwnKey): Promise<string> =>
  change(ctx, key, application => {
    if (application.is_whitelisted) throw conflict('The application is whitelisted already.')
    return { whitelist_requested_at: ctx.clock.now() }
  })

/** One of the developer's own, under its lock; `decide` says what becomes of it. */
function change(
  ctx: Context,
  key: OwnKey,
  decide: (application: LockedApplication) => ApplicationColumns,
): Promise<string> {
  return ctx.db.transaction(async tx => {
    const application = await lockOwnApplication(tx, key)
    await updateApplication(tx, application, decide(application))
    return getOwnApplication(ctx, key, tx)
  })
}
