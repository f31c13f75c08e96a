import type { EventStatus } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { sqlStates, type Tx } from '../../../platform/database/database.ts'
import { explainViolations } from '../../../platform/database/explain-violations.ts'
import { conflict, forbidden, invalid, notFound } from '../../../platform/errors.ts'
import { checkPhone } from '../../clients/check-client.ts'
import { findCountryIso } from '../../clients/clients.ts'
import type { Actor } from '../../events/event.ts'
import { recordEvent } from '../../events/events.ts'
import {
  addToBalance,
  type CardFilter,
  type CardKey,
  type CardView,
  findCard,
  insertCard,
  insertCardTransaction,
  listCards,
  listCardTransactions,
  markDeleted,
} from './loyalty-cards.store.ts'

/** For callers who may not see them, the phone in the answer is masked, and the client left out. */
export interface CardCaller extends CardView {
  actor: Actor
}

const noSuchCard = () => notFound('There is no such loyalty card.')

export async function listMatchingCards(
  ctx: Context,
  { phone, ...filter }: Omit<CardFilter, 'phoneDigits'> & { phone?: string },
) {
  if (phone && !filter.showsPhones)
    throw forbidden('To filter by phone, the right client_phones_access is needed.')
  if (filter.clientId !== undefined && !filter.seesClients)
    throw forbidden('To filter by client, the right clients_access is needed.')
  const phoneDigits = phone?.replaceAll(/\D/g, '')
  const { json, total } = await listCards(ctx.db, { ...filter, phoneDigits })
  return { json, meta: { total_count: total, page: filter.page.number } }
}

interface CardInput {
  loyalty_card_number: string | number
  loyalty_card_type_id: number
  phone: string
}

const refusedCard = {
  loyalty_cards_number: () => conflict('Another loyalty card of this Location has that number.'),
  loyalty_cards_location_id_type_id_fkey: () =>
    invalid({ loyalty_card_type_id: ['is not a type of loyalty card of this Location'] }),
}

export async function issueCard(ctx: Context, locationId: number, input: CardInput, by: CardCaller) {
  const phone = checkPhone(input.phone, { countryIso: await findCountryIso(ctx, ctx.db, locationId) })
  return explainViolations(refusedCard, () =>
    ctx.db.transaction(async tx => {
      const cardId = await insertCard(tx, {
        locationId,
        typeId: input.loyalty_card_type_id,
        number: String(input.loyalty_card_number),
        phone,
        at: ctx.clock.now(),
      })
      return recordChange(ctx, tx, { locationId, cardId }, { status: 'create', by })
    }),
  )
}

const refusedBalance = {
  loyalty_cards_balance_check: () =>
    conflict('There is not so much on this card: its balance cannot go below zero.'),
  [sqlStates.numberOutOfRange]: () => conflict('A card cannot hold so much.'),
}

export async function addManualTransaction(
  ctx: Context,
  key: CardKey,
  { amount, title = '' }: { amount: number; title?: string },
  by: CardCaller,
): Promise<string> {
  return explainViolations(refusedBalance, () =>
    ctx.db.transaction(async tx => {
      const at = ctx.clock.now()
      if (!(await addToBalance(tx, key, { amount, at }))) throw noSuchCard()
      await insertCardTransaction(tx, key, { amount, title, at })
      return recordChange(ctx, tx, key, { status: 'update', by })
    }),
  )
}

export async function listTransactionsOf(ctx: Context, key: CardKey, page: { number: number; size: number }) {
  const found = await listCardTransactions(ctx.db, key, page)
  if (!found) throw noSuchCard()
  return { json: found.json, meta: { total_count: found.total, page: page.number } }
}

export async function removeCard(ctx: Context, key: CardKey, by: CardCaller): Promise<void> {
  await ctx.db.transaction(async tx => {
    await recordChange(ctx, tx, key, { status: 'delete', by })
    if (!(await markDeleted(tx, key, ctx.clock.now()))) throw noSuchCard()
  })
}

/** The event contains the phone whatever the caller may see, but no client: endpoints may have no right to clients. */
async function recordChange(
  ctx: Context,
  tx: Tx,
  key: CardKey,
  { status, by }: { status: EventStatus; by: CardCaller },
): Promise<string> {
  const data = await getCard(tx, key, { showsPhones: true, seesClients: false })
  const { locationId, cardId: resourceId } = key
  recordEvent(ctx, tx, { locationId, resource: 'loyalty_card', resourceId, status, data, actor: by.actor })
  return getCard(tx, key, by)
}

async function getCard(tx: Tx, key: CardKey, view: CardView): Promise<string> {
  const json = await findCard(tx, key, view)
  if (json === undefined) throw noSuchCard()
  return json
}
