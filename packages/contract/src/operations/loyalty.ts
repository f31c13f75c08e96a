import Type from 'typebox'
import { userOrPersonIn } from '../access.ts'
import { Money } from '../amounts.ts'
import { operation } from '../operation.ts'
import { Reference, ReferenceField } from '../references.ts'
import { Count, FilledText, Id, Instant, NoData, Nullable, Page, PageMeta, Text } from '../wire.ts'
import { JustTitle, lookupTable } from './lookup-table.ts'

const tag = 'Loyalty cards'
const right = 'loyalty_access'

export const loyaltyCardTypes = lookupTable({
  tag,
  right,
  path: '/loyalty/card_types/{company_id}',
  names: { list: 'listLoyaltyCardTypes', create: 'createLoyaltyCardType' },
  summaries: { list: 'List types of loyalty cards', create: 'Create a type of loyalty card' },
  descriptions: {
    list: 'Returns the types of loyalty cards that the Location issues.',
    create: 'Cards of this type can then be issued.',
  },
  item: Type.Object(
    { id: Id('Type ID'), title: Type.String({ description: 'Name of the type' }) },
    { $id: 'LoyaltyCardType' },
  ),
  body: JustTitle,
})

export const LoyaltyCard = Type.Object(
  {
    id: Id('Card ID'),
    balance: Type.Number({ description: 'Balance of the card; never below zero' }),
    number: Type.String({ description: 'Card number as it was sent, including leading zeros' }),
    phone: Type.String({
      description: 'Phone number of the holder; masked for callers without `client_phones_access`',
    }),
    type: Reference('Type'),
    client: Nullable(ReferenceField('Client')),
  },
  { $id: 'LoyaltyCard' },
)

const cards = {
  document: 'general',
  tag,
  surface: 'v1',
  access: userOrPersonIn('company_id', right),
} as const
const ofLocation = Type.Object({ company_id: Id('Location ID') })
const ofCard = Type.Object({ company_id: Id('Location ID'), card_id: Id('Card ID') })

const listLoyaltyCards = operation({
  ...cards,
  name: 'listLoyaltyCards',
  method: 'GET',
  path: '/loyalty/cards/{company_id}',
  summary: 'List loyalty cards',
  description: 'Returns a page of loyalty cards, newest first.',
  params: ofLocation,
  query: Type.Object({
    number: Type.Optional(Text(100, 'Only the card with exactly this number')),
    phone: Type.Optional(Text(40, 'Part of the phone number, in any format; needs `client_phones_access`')),
    client_id: Type.Optional(Id('Only cards of this client; needs `clients_access`')),
    page: Page,
    count: Count(50, 300),
  }),
  status: 200,
  data: Type.Array(LoyaltyCard),
  meta: PageMeta,
  errors: [401, 403, 404, 422],
})

const createLoyaltyCard = operation({
  ...cards,
  name: 'createLoyaltyCard',
  method: 'POST',
  path: '/loyalty/cards/{company_id}',
  summary: 'Issue a loyalty card',
  description:
    'The card belongs to the client with that phone number, if there is one; who lacks `clients_access` does not see which. Card numbers are unique in a Location.',
  params: ofLocation,
  body: Type.Object({
    loyalty_card_number: Type.Union(
      [
        FilledText(100, 'Card number'),
        Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'Card number' }),
      ],
      { description: 'Card number, as text or as a number' },
    ),
    loyalty_card_type_id: Id('Type ID'),
    phone: FilledText(
      40,
      "Phone number of the holder, in international format or in the national format of the Location's country",
    ),
  }),
  status: 201,
  data: LoyaltyCard,
  errors: [401, 403, 404, 409, 422],
})

const deleteLoyaltyCard = operation({
  ...cards,
  name: 'deleteLoyaltyCard',
  method: 'DELETE',
  path: '/loyalty/cards/{company_id}/{card_id}',
  summary: 'Delete a loyalty card',
  description: 'Its balance is lost, and its number can be used again.',
  params: ofCard,
  status: 204,
  data: NoData,
  errors: [401, 403, 404],
})

const createManualTransaction = operation({
  ...cards,
  name: 'createLoyaltyCardTransaction',
  method: 'POST',
  path: '/company/{company_id}/loyalty/cards/{card_id}/manual_transaction',
  summary: 'Change the balance of a loyalty card',
  description: 'The balance cannot go below zero. Returns the card with its new balance.',
  params: ofCard,
  body: Type.Object({
    amount: Type.Refine(
      Money('Amount to add; negative to subtract'),
      amount => amount !== 0,
      () => 'must not be zero',
    ),
    title: Type.Optional(Text(255, 'Reason for the change')),
  }),
  status: 201,
  data: LoyaltyCard,
  errors: [401, 403, 404, 409, 422],
})

const LoyaltyTransaction = Type.Object(
  {
    id: Id('Transaction ID'),
    amount: Type.Number({ description: 'Amount; negative if it was subtracted' }),
    title: Type.String({ description: 'Reason for the change; empty if there is none' }),
    created_at: Instant('When the balance changed'),
  },
  { $id: 'LoyaltyTransaction' },
)

const listLoyaltyTransactions = operation({
  ...cards,
  name: 'listLoyaltyCardTransactions',
  method: 'GET',
  path: '/company/{company_id}/loyalty/cards/{card_id}/transactions',
  summary: 'List changes of the balance of a loyalty card',
  description: 'Returns the transactions of the card, newest first.',
  params: ofCard,
  query: Type.Object({ page: Page, count: Count(50, 300) }),
  status: 200,
  data: Type.Array(LoyaltyTransaction),
  meta: PageMeta,
  errors: [401, 403, 404, 422],
})

export const loyaltyCards = {
  list: listLoyaltyCards,
  create: createLoyaltyCard,
  delete: deleteLoyaltyCard,
  addManualTransaction: createManualTransaction,
  listTransactions: listLoyaltyTransactions,
}
