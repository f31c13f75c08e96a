/** What the sandbox makes, changes and deletes when somebody wants an event; always by the feature's own functions. */
import { randomInt } from 'node:crypto'
import type { ResourceName } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { createAppointment, removeAppointment } from '../../calendar/appointments/appointments.ts'
import { changeAppointment } from '../../calendar/appointments/change-appointment.ts'
import { changeCategory, createCategory, removeCategory } from '../../calendar/services/service-categories.ts'
import { changeService, createService, removeService } from '../../calendar/services/services.ts'
import { changeStaff, createStaff, removeStaff } from '../../calendar/team/team.ts'
import { changeClient, createClient, removeClient } from '../../clients/clients.ts'
import {
  changeTransaction,
  createTransaction,
  removeTransaction,
} from '../../commerce/finance/finance-transactions.ts'
import { addManualTransaction, issueCard, removeCard } from '../../commerce/loyalty/loyalty-cards.ts'
import { changeGood, createGood, removeGood } from '../../commerce/products/goods.ts'
import {
  findNewest,
  findOffer,
  findOwn,
  insertIntoList,
  type ListTable,
  type OwnTable,
  rememberOwn,
} from './trigger.store.ts'

/** Nobody in particular, so that every partner hears of it. */
export const nobody = { partnerId: null, userId: null }
const by = { actor: nobody, showsPhones: true }
const title = 'Made by the sandbox'
const comment = 'Changed by the sandbox'

export interface SampleRecord {
  /** Where the database has it. */
  table: OwnTable
  create(): Promise<number>
  change(id: number): Promise<unknown>
  remove(id: number): Promise<unknown>
}

export type SampleResource = Exclude<ResourceName, 'salon' | 'schedule' | `goods_operations_${string}`>

const idIn = (json: string): number => {
  const { id, good_id } = JSON.parse(json) as { id?: number; good_id?: number }
  return id ?? (good_id as number)
}

/** A mobile number of a country whose numbers are all of one length; a clash is as likely as a lost lottery. */
const newPhone = () => `+491512${randomInt(1_000_000, 10_000_000)}`

/** One of a list that the record needs; made where there is none. */
export async function someOf(ctx: Context, table: ListTable, locationId: number): Promise<number> {
  const [id] = await findNewest(ctx.db, table, { locationId, limit: 1 })
  return id ?? insertIntoList(ctx.db, table, { location_id: locationId, title })
}

/** The record of this kind that the sandbox made last in the Location and nobody has deleted; made where there is none. */
export async function ownRecord(ctx: Context, locationId: number, resource: SampleResource): Promise<number> {
  const { table } = sampleRecords(ctx, locationId)[resource]
  return (await findOwn(ctx.db, { locationId, resource, table })) ?? makeOwn(ctx, locationId, resource)
}

export async function makeOwn(ctx: Context, locationId: number, resource: SampleResource): Promise<number> {
  const id = await sampleRecords(ctx, locationId)[resource].create()
  await rememberOwn(ctx.db, { locationId, resource }, id)
  return id
}

export function sampleRecords(ctx: Context, locationId: number): Record<SampleResource, SampleRecord> {
  const some = (table: ListTable) => someOf(ctx, table, locationId)
  return {
    client: {
      table: 'clients',
      create: async () =>
        idIn(await createClient(ctx, locationId, { input: { name: title, phone: newPhone() }, by })),
      change: clientId => changeClient(ctx, { locationId, clientId }, { input: { comment }, by }),
      remove: clientId => removeClient(ctx, { locationId, clientId }, by),
    },
    staff: {
      table: 'staff',
      create: async () =>
        idIn(await createStaff(ctx, locationId, { name: title, specialization: 'Sandbox' }, nobody)),
      change: staffId => changeStaff(ctx, { locationId, staffId }, { information: comment }, nobody),
      remove: staffId => removeStaff(ctx, { locationId, staffId }, nobody),
    },
    service_category: {
      table: 'service_categories',
      create: async () => idIn(await createCategory(ctx, locationId, { title }, nobody)),
      change: categoryId => changeCategory(ctx, { locationId, categoryId }, { api_id: 'sandbox' }, nobody),
      remove: categoryId => removeCategory(ctx, { locationId, categoryId }, nobody),
    },
    service: {
      table: 'services',
      create: async () => createOffered(ctx, locationId, []),
      change: serviceId => changeService(ctx, { locationId, serviceId }, { comment }, nobody),
      remove: serviceId => removeService(ctx, { locationId, serviceId }, nobody),
    },
    record: {
      table: 'appointments',
      create: () => book(ctx, locationId),
      change: appointmentId =>
        changeAppointment(ctx, { locationId, appointmentId }, { input: { comment }, by }),
      remove: appointmentId => removeAppointment(ctx, { locationId, appointmentId }, by),
    },
    loyalty_card: {
      table: 'loyalty_cards',
      create: async () => {
        const card = {
          loyalty_card_number: String(randomInt(1_000_000_000, 10_000_000_000)),
          loyalty_card_type_id: await some('loyalty_card_types'),
          phone: newPhone(),
        }
        return idIn(await issueCard(ctx, locationId, card, by))
      },
      change: cardId => addManualTransaction(ctx, { locationId, cardId }, { amount: 1, title }, by),
      remove: cardId => removeCard(ctx, { locationId, cardId }, by),
    },
    good: {
      table: 'goods',
      create: async () => {
        const good = {
          title,
          category_id: await some('goods_categories'),
          sale_unit_id: 1,
          service_unit_id: 1,
        }
        return idIn(await createGood(ctx, locationId, good, nobody))
      },
      change: goodId => changeGood(ctx, { locationId, goodId }, { comment }, nobody),
      remove: goodId => removeGood(ctx, { locationId, goodId }, nobody),
    },
    finances_operation: {
      table: 'finance_transactions',
      create: async () => {
        const expense_id = await some('expenses')
        const account_id = await some('accounts')
        const date = ctx.clock.now().toISOString()
        return idIn(
          await createTransaction(ctx, locationId, { expense_id, account_id, amount: 10, date }, nobody),
        )
      },
      change: transactionId => changeTransaction(ctx, { locationId, transactionId }, { comment }, nobody),
      remove: transactionId => removeTransaction(ctx, { locationId, transactionId }, nobody),
    },
  }
}

async function createOffered(ctx: Context, locationId: number, staffIds: number[]): Promise<number> {
  const category_id =
    (await findNewest(ctx.db, 'service_categories', { locationId, limit: 1 }))[0] ??
    (await sampleRecords(ctx, locationId).service_category.create())
  const staff = staffIds.map(id => ({ id, seance_length: 3600 }))
  return idIn(await createService(ctx, locationId, { title, category_id, price_min: 10, staff }, nobody))
}

const day = 24 * 60 * 60 * 1000

async function book(ctx: Context, locationId: number): Promise<number> {
  const { staffId, serviceId } = (await findOffer(ctx.db, locationId)) ?? (await makeOffer(ctx, locationId))
  const input = {
    staff_id: staffId,
    services: [{ id: serviceId }],
    client: { name: title, phone: newPhone() },
    datetime: new Date(ctx.clock.now().getTime() + day).toISOString(),
    seance_length: 3600,
    save_if_busy: 1,
  }
  return idIn(await createAppointment(ctx, locationId, { input, by }))
}

async function makeOffer(ctx: Context, locationId: number) {
  const staffId = await ownRecord(ctx, locationId, 'staff')
  return { staffId, serviceId: await createOffered(ctx, locationId, [staffId]) }
}
