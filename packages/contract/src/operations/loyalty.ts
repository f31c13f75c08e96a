import Type from 'typebox'
import { userIn } from '../access.ts'
import { Money } from '../amounts.ts'
import { operation } from '../operation.ts'
import { Count, Id, NoData, Page, PageMeta, Text, Title } from '../wire.ts'
import { JustTitle, lookupTable } from './lookup-table.ts'

const tag = 'Loyalty cards'
const right = 'loyalty_access'

export const loyaltyCardTypes = lookupTable({
  tag,
  right,
  path: '/loyalty/card_types/{company_id}',
  names: { list: 'listLoyaltyCardTypes', create: 'createLoyaltyCardType' },
  summaries: { list: 'Types of loyalty cards', create: 'Create a type of loyalty card' },
  descriptions: {
    list: 'What kinds of cards the Location issues.',
    create: 'Cards can be issued of it from then on.',
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
    balance: Type.Number({ description: 'Never below zero' }),
    number: Type.String({ description: 'As it was given, leading zeros included' }),
    phone: Type.String({
      description: 'Of its holder; partly hidden from who may not see phones of clients',
    }),
  },
  { $id: 'LoyaltyCard' },
)

const cards = { document: 'general', tag, surface: 'v1', access: userIn('company_id', right) } as const
const ofLocation = Type.Object({ company_id: Id('Location ID') })
const ofCard = Type.Object({ company_id: Id('Location ID'), card_id: Id('Card ID') })

export const listLoyaltyCards = operation({
  ...cards,
  name: 'listLoyaltyCards',
  method: 'GET',
  path: '/loyalty/cards/{company_id}',
  summary: 'Loyalty cards',
  description: 'The newest first. A Location may have as many cards as clients, so they come in pages.',
  params: ofLocation,
  query: Type.Object({
    number: Type.Optional(Text(100, 'Exactly this number')),
    phone: Type.Optional(Text(40, 'Part of the phone number, written in any way')),
    page: Page,
    count: Count(50, 300),
  }),
  status: 200,
  data: Type.Array(LoyaltyCard),
  meta: PageMeta,
  errors: [401, 403, 404, 422],
})

export const createLoyaltyCard = operation({
  ...cards,
  name: 'createLoyaltyCard',
  method: 'POST',
  path: '/loyalty/cards/{company_id}',
  summary: 'Issue a loyalty card',
  description:
    'It belongs to the client with that phone, if there is one. A number is given to one card of a Location at a time.',
  params: ofLocation,
  body: Type.Object({
    loyalty_card_number: Type.Union(
      [
        Title(100, 'The number on the card'),
        Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'The number on the card' }),
      ],
      { description: 'Number, as text or as a number' },
    ),
    loyalty_card_type_id: Id('Type ID'),
    phone: Title(40, 'Phone of its holder: international, or national in the country of the Location'),
  }),
  status: 201,
  data: LoyaltyCard,
  errors: [401, 403, 404, 409, 422],
})

export const deleteLoyaltyCard = operation({
  ...cards,
  name: 'deleteLoyaltyCard',
  method: 'DELETE',
  path: '/loyalty/cards/{company_id}/{card_id}',
  summary: 'Delete a loyalty card',
  description: 'Its balance is lost, and its number may be given again.',
  params: ofCard,
  status: 204,
  data: NoData,
  errors: [401, 403, 404],
})

export const createManualTransaction = operation({
  ...cards,
  name: 'createLoyaltyCardTransaction',
  method: 'POST',
  path: '/company/{company_id}/loyalty/cards/{card_id}/manual_transaction',
  summary: 'Add to a loyalty card, or take from it',
  description: 'The balance never goes below zero. Answers the card as it now stands.',
  params: ofCard,
  body: Type.Object({
    amount: Type.Refine(
      Money('Negative takes away'),
      amount => amount !== 0,
      () => 'must not be zero',
    ),
    title: Type.Optional(Text(255, 'What for')),
  }),
  status: 201,
  data: LoyaltyCard,
  errors: [401, 403, 404, 409, 422],
})
