import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Caller, LocationAccess } from '../../../platform/http/caller.ts'
import { route } from '../../../platform/http/route.ts'
import { actorOf } from '../../events/events.ts'
import { lookupTableRoutes } from '../../locations/lookup-tables/lookup-tables.ts'
import {
  addManualTransaction,
  issueCard,
  listMatchingCards,
  listTransactionsOf,
  removeCard,
} from './loyalty-cards.ts'

const { loyaltyCardTypes, loyaltyCards } = catalogue

export const loyaltyRoutes = (ctx: Context) => {
  const viewOf = ({ location: { rights } }: { location: LocationAccess }) => ({
    showsPhones: rights.has('client_phones_access'),
    seesClients: rights.has('clients_access'),
  })
  const by = (caller: Caller & { location: LocationAccess }) => ({
    actor: actorOf(caller),
    ...viewOf(caller),
  })
  const keyOf = (params: { company_id: number; card_id: number }) => ({
    locationId: params.company_id,
    cardId: params.card_id,
  })

  return [
    ...lookupTableRoutes(ctx, loyaltyCardTypes, {
      table: 'loyalty_card_types',
      wire: 'id, title',
      resource: 'loyalty_card_type',
    }),
    route(loyaltyCards.list, ({ params, query, caller }) =>
      listMatchingCards(ctx, {
        locationId: params.company_id,
        page: { number: query.page || 1, size: query.count ?? 50 },
        ...viewOf(caller),
        number: query.number,
        phone: query.phone,
        clientId: query.client_id,
      }),
    ),
    route(loyaltyCards.create, async ({ params, body, caller }) => ({
      json: await issueCard(ctx, params.company_id, body, by(caller)),
    })),
    route(loyaltyCards.delete, async ({ params, caller }) => {
      await removeCard(ctx, keyOf(params), by(caller))
      return { data: null }
    }),
    route(loyaltyCards.addManualTransaction, async ({ params, body, caller }) => ({
      json: await addManualTransaction(ctx, keyOf(params), body, by(caller)),
    })),
    route(loyaltyCards.listTransactions, ({ params, query }) =>
      listTransactionsOf(ctx, keyOf(params), { number: query.page || 1, size: query.count ?? 50 }),
    ),
  ]
}
