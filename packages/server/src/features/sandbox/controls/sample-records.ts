/** Creates, changes and deletes the records for a triggered event, always with the functions of their own features. */
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
import { platformActor } from '../../events/event.ts'
import {
  findNewest,
  findOffer,
  findOwn,
  insertIntoList,
  type ListTable,
  type OwnTable,
  rememberOwn,
} from './trigger.store.ts'

/** The change has no partner, so that it goes to the endpoints of every partner. */
const by = { actor: platformActor, showsPhones: true, seesClients: true }
const title = 'Made by the sandbox'
const comment = 'Changed by the sandbox'

export interface SampleRecord {
  /** The table of the record. */
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

/** Returns a random mobile number of a country whose numbers all have one length; a clash is very unlikely. */
const newPhone = () => `+491512${randomInt(1_000_000, 10_000_000)}`

/** Returns a row of a lookup table that the record needs, and creates one where there is none. */
export async function someOf(ctx: Context, table: ListTable, locationId: number): Promise<number> {
  const [id] = await findNewest(ctx.db, table, { locationId, limit: 1 })
  return id ?? insertIntoList(ctx.db, table, { location_id: locationId, title })
}

/**
 * Returns the last record of this kind that the sandbox created in the Location and nobody deleted, or creates one.
 */
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
        idIn(await createStaff(ctx, locationId, { name: title, specialization: 'Sandbox' }, platformActor)),
      change: staffId => changeStaff(ctx, { locationId, staffId }, { information: comment }, platformActor),
      remove: staffId => removeStaff(ctx, { locationId, staffId }, platformActor),
    },
    service_category: {
      table: 'service_categories',
      create: async () => idIn(await createCategory(ctx, locationId, { title }, platformActor)),
      change: categoryId =>
        changeCategory(ctx, { locationId, categoryId }, { api_id: 'sandbox' }, platformActor),
      remove: categoryId => removeCategory(ctx, { locationId, categoryId }, platformActor),
    },
    service: {
      table: 'services',
      create: async () => createOffered(ctx, locationId, []),
      change: serviceId => changeService(ctx, { locationId, serviceId }, { comment }, platformActor),
      remove: serviceId => removeService(ctx, { locationId, serviceId }, platformActor),
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
        return idIn(await createGood(ctx, locationId, good, platformActor))
      },
      change: goodId => changeGood(ctx, { locationId, goodId }, { comment }, platformActor),
      remove: goodId => removeGood(ctx, { locationId, goodId }, platformActor),
    },
    finances_operation: {
      table: 'finance_transactions',
      create: async () => {
        const expense_id = await some('expenses')
        const account_id = await some('accounts')
        const date = ctx.clock.now().toISOString()
        return idIn(
          await createTransaction(
            ctx,
            locationId,
            { expense_id, account_id, amount: 10, date },
            platformActor,
          ),
        )
      },
      change: transactionId =>
        changeTransaction(ctx, { locationId, transactionId }, { comment }, platformActor),
      remove: transactionId => removeTransaction(ctx, { locationId, transactionId }, platformActor),
    },
  }
}

async function createOffered(ctx: Context, locationId: number, staffIds: number[]): Promise<number> {
  const category_id =
    (await findNewest(ctx.db, 'service_categories', { locationId, limit: 1 }))[0] ??
    (await sampleRecords(ctx, locationId).service_category.create())
  const staff = staffIds.map(id => ({ id, seance_length: 3600 }))
  return idIn(
    await createService(ctx, locationId, { title, category_id, price_min: 10, staff }, platformActor),
  )
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
