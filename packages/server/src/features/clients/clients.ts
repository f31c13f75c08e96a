import type { EventStatus } from '@foyer/contract'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { explainViolations } from '../../platform/database/explain-violations.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import type { Actor } from '../events/event.ts'
import { recordEvent } from '../events/events.ts'
import { type ClientInput, checkClient, checkPhone, type NewClientInput } from './check-client.ts'
import {
  type ClientColumns,
  type ClientKey,
  findClient,
  findClientByPhone,
  findCountryOf,
  insertClient,
  markDeleted,
  replaceCategories,
  updateClient,
} from './clients.store.ts'
import { limitPhoneGuesses } from './phone-guesses.ts'

export type { ClientKey }

/** The caller's changes are recorded in its name, and what it sees depends on `showsPhones`. */
export interface ClientCaller {
  actor: Actor
  showsPhones: boolean
}

export async function getClient(db: Db, key: ClientKey, showsPhones: boolean): Promise<string> {
  const json = await findClient(db, key, { showsPhones })
  if (json === undefined) throw notFound('There is no such client.')
  return json
}

const samePhone = () => conflict('Another client of this Location has that phone.')
const refusedClient = {
  clients_phone: samePhone,
  client_category_links_location_id_category_id_fkey: () =>
    invalid({ categories: ['names a category that is not in this Location'] }),
}

export async function createClient(
  ctx: Context,
  locationId: number,
  { input, by }: { input: NewClientInput; by: ClientCaller },
): Promise<string> {
  const countryIso = await findCountryIso(ctx, ctx.db, locationId)
  const checked = checkClient(input, countryIso)
  const create = () => ctx.db.transaction(tx => insertChecked(ctx, tx, { locationId, checked, by }))
  return limitPhoneGuesses(ctx, { locationId, by, phone: checked.columns.phone }, () =>
    explainViolations(refusedClient, create),
  )
}

/** For a caller that sees phones, because phones that are tried are not counted here. */
export async function createClientIn(
  ctx: Context,
  tx: Tx,
  { locationId, input, actor }: { locationId: number; input: NewClientInput; actor: Actor },
): Promise<string> {
  const checked = checkClient(input, await findCountryIso(ctx, tx, locationId))
  return insertChecked(ctx, tx, { locationId, checked, by: { actor, showsPhones: true } })
}

async function insertChecked(
  ctx: Context,
  tx: Tx,
  client: { locationId: number; checked: ReturnType<typeof checkClient>; by: ClientCaller },
): Promise<string> {
  const { locationId, by } = client
  const { columns, categories } = client.checked
  const clientId = await insertClient(tx, { locationId, columns, at: ctx.clock.now() })
  if (clientId === undefined) throw samePhone()
  const key = { locationId, clientId }
  if (categories) await replaceCategories(tx, key, categories)
  return recordChange(ctx, tx, key, { status: 'create', by })
}

export async function changeClient(
  ctx: Context,
  key: ClientKey,
  { input, by }: { input: ClientInput; by: ClientCaller },
): Promise<string> {
  const countryIso = await findCountryIso(ctx, ctx.db, key.locationId)
  const { columns, categories } = checkClient(input, countryIso)
  const change = () =>
    ctx.db.transaction(async tx => {
      if (!(await updateClient(tx, key, { columns, at: ctx.clock.now() })))
        throw notFound('There is no such client.')
      if (categories) await replaceCategories(tx, key, categories)
      return recordChange(ctx, tx, key, { status: 'update', by })
    })
  return limitPhoneGuesses(ctx, { locationId: key.locationId, by, phone: columns.phone }, () =>
    explainViolations(refusedClient, change),
  )
}

export async function removeClient(ctx: Context, key: ClientKey, by: ClientCaller): Promise<void> {
  await ctx.db.transaction(async tx => {
    const at = ctx.clock.now()
    // Endpoints distinguish changes by last_change_date, so the deletion updates it as well.
    if (!(await updateClient(tx, key, { columns: {}, at }))) throw notFound('There is no such client.')
    await recordChange(ctx, tx, key, { status: 'delete', by })
    await markDeleted(tx, key, at)
  })
}

/** Nothing of a person, as an erased client leaves it. */
const nobody = {
  name: '',
  surname: '',
  patronymic: '',
  phone: '',
  email: '',
  card: '',
  birth_date: null,
  comment: '',
  gender_id: 0,
  importance_id: 0,
  discount: 0,
  spent: 0,
  paid: 0,
  balance: 0,
  sms_check: 0,
  sms_not: 0,
  custom_fields: {},
} satisfies ClientColumns

/** Empties a client before it is deleted, so that the event of the deletion names nobody. */
export async function emptyClient(ctx: Context, tx: Tx, key: ClientKey, actor: Actor): Promise<void> {
  const at = ctx.clock.now()
  if (!(await updateClient(tx, key, { columns: nobody, at }))) throw notFound('There is no such client.')
  await replaceCategories(tx, key, [])
  await recordChange(ctx, tx, key, { status: 'delete', by: { actor, showsPhones: true } })
  await markDeleted(tx, key, at)
}

export interface BookingClient {
  locationId: number
  phone: string
  name: string
  surname?: string
  email?: string
  /** The name of an invalid phone's field in the answer; `phone` if absent. */
  phoneField?: string
}

/**
 * Finds the living client of the Location with this phone, or creates one with its event. Two simultaneous calls get
 * the same client.
 */
export async function findOrCreateClient(
  ctx: Context,
  tx: Tx,
  client: BookingClient,
  actor: Actor,
): Promise<{ clientId: number; isNew: boolean }> {
  const { locationId, name, surname, email, phoneField } = client
  const countryIso = await findCountryIso(ctx, tx, locationId)
  const phone = checkPhone(client.phone, { countryIso, field: phoneField })
  const known = await findClientByPhone(tx, locationId, phone)
  if (known !== undefined) return { clientId: known, isNew: false }
  const columns = { name, surname, email, phone }
  const clientId = await insertClient(tx, { locationId, columns, at: ctx.clock.now() })
  if (clientId === undefined) return findOrCreateClient(ctx, tx, client, actor)
  await recordChange(
    ctx,
    tx,
    { locationId, clientId },
    { status: 'create', by: { actor, showsPhones: true } },
  )
  return { clientId, isNew: true }
}

/** The event contains the phone whatever the caller may see. */
async function recordChange(
  ctx: Context,
  tx: Tx,
  key: ClientKey,
  { status, by }: { status: EventStatus; by: ClientCaller },
): Promise<string> {
  const data = await getClient(tx, key, true)
  const { locationId, clientId: resourceId } = key
  recordEvent(ctx, tx, { locationId, resource: 'client', resourceId, status, data, actor: by.actor })
  return by.showsPhones ? data : getClient(tx, key, false)
}

export const isClientOf = async (db: Db, key: ClientKey): Promise<boolean> =>
  (await findClient(db, key, { showsPhones: false })) !== undefined

export async function findCountryIso(ctx: Context, db: Db, locationId: number): Promise<string | undefined> {
  const countryId = await findCountryOf(db, locationId)
  return countryId === null ? undefined : ctx.dictionaries.countryById(countryId)?.iso_code
}
