import Type from 'typebox'
import { userOrPersonIn } from '../access.ts'
import { Decimal, maxGoods, Percent, Price } from '../amounts.ts'
import { Moment } from '../moments.ts'
import { bulkBodyLimit, operation } from '../operation.ts'
import { Reference, ReferenceField } from '../references.ts'
import { Count, Id, IdOrZero, Instant, Nullable, OrEmpty, Page, PageMeta, Shape, Text } from '../wire.ts'

export const GoodsTransaction = Type.Object(
  {
    id: Id('Transaction ID'),
    document_id: Id('ID of its storage operation'),
    type_id: Type.Integer({ description: '1 sale, 2 consumable, 3 receipt, 4 write-off, 5 move' }),
    type: Type.String({ description: 'Type, as text' }),
    operation_unit_type: Type.Integer({ description: '1 for sale units, 2 for service units' }),
    amount: Type.Number({ description: 'Amount; negative for outgoing stock' }),
    create_date: Instant('When it took place'),
    cost_per_unit: Type.Number({ description: 'Price of one unit' }),
    cost: Type.Number({ description: 'Total after the discount' }),
    discount: Type.Number({ description: 'Discount in percent' }),
    comment: Type.String({ description: 'Note for the team; empty if there is none' }),
    record_id: IdOrZero('Appointment ID'),
    loyalty_abonement_id: IdOrZero('ID of the membership that was sold'),
    loyalty_certificate_id: IdOrZero('ID of the gift card that was sold'),
    last_change_date: Instant('When it last changed'),
    good: Reference('Product'),
    unit: Shape(
      {
        id: Id('Unit ID'),
        title: Type.String({ description: 'Name of the unit' }),
        short_title: Type.String({ description: 'Its abbreviation' }),
      },
      'Unit of the amount',
    ),
    storage: Reference('Storage'),
    client: OrEmpty(ReferenceField('Client')),
    master: OrEmpty(ReferenceField('Team member')),
    service: OrEmpty(Reference('Service')),
    supplier: OrEmpty(Reference('Supplier')),
  },
  { $id: 'GoodsTransaction' },
)

const StorageOperation = Type.Object(
  {
    id: Id('Operation ID, the document_id of its transactions'),
    type_id: Type.Integer({ description: '1 sale, 2 consumable, 3 receipt, 4 write-off, 5 move' }),
    type: Type.String({ description: 'Type, as text' }),
    storage_id: Id('Storage ID'),
    storage_to_id: Nullable(Id('Destination storage of a move')),
    create_date: Instant('When it took place'),
    transactions: Type.Array(GoodsTransaction, {
      description:
        'Transactions in the order they were sent. A move has two for each product: one out of a storage, and one into the other.',
    }),
  },
  { $id: 'StorageOperation' },
)

const NewTransaction = Type.Object({
  good_id: Id('Product ID'),
  operation_unit_type: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 2, description: '1 for sale units (default), 2 for service units' }),
  ),
  amount: Decimal(
    4,
    { minimum: 0.0001, maximum: maxGoods },
    'Amount, always above zero; the type determines the direction',
  ),
  cost_per_unit: Type.Optional(Price('Price of one unit; 0 by default')),
  discount: Type.Optional(Percent('Discount in percent; 0 by default')),
  cost: Type.Optional(Price('Total; by default, amount × price less the discount')),
  client_id: Type.Optional(Nullable(Id('Client ID; needs `clients_access`'))),
  supplier_id: Type.Optional(Nullable(Id('Supplier ID'))),
  master_id: Type.Optional(Nullable(Id('Team member ID'))),
  comment: Type.Optional(Text(5000, 'Note for the team')),
})

const operations = {
  document: 'general',
  tag: 'Products',
  surface: 'v1',
  access: userOrPersonIn('company_id', 'storages_access'),
} as const

export const createStorageOperation = operation({
  ...operations,
  name: 'createStorageOperation',
  method: 'POST',
  path: '/storage_operations/operation/{company_id}',
  summary: 'Create a storage operation',
  description:
    'Creates all of its transactions or none. Stock can go below zero. Each transaction creates an event of its kind. The products create none, because they do not change.',
  params: Type.Object({ company_id: Id('Location ID') }),
  bodyLimit: bulkBodyLimit,
  body: Type.Object({
    type_id: Type.Integer({
      minimum: 1,
      maximum: 5,
      description: '1 sale, 2 consumable, 3 receipt, 4 write-off, 5 move',
    }),
    storage_id: Id('Storage ID'),
    storage_to_id: Type.Optional(Nullable(Id('ID of the destination storage; only for moves'))),
    create_date: Moment('When it took place'),
    transactions: Type.Array(NewTransaction, {
      minItems: 1,
      maxItems: 300,
      'x-also': ['goods_transactions'],
      description: 'Products and amounts; can also be sent as `goods_transactions`',
    }),
  }),
  status: 200,
  data: StorageOperation,
  errors: [401, 403, 404, 422],
})

export const getStorageOperation = operation({
  ...operations,
  name: 'getStorageOperation',
  method: 'GET',
  path: '/storage_operations/operation/{company_id}/{document_id}',
  summary: 'Get a storage operation',
  description: 'Returns the operation with its transactions, as their events contain them.',
  params: Type.Object({ company_id: Id('Location ID'), document_id: Id('Operation ID') }),
  status: 200,
  data: StorageOperation,
  errors: [401, 403, 404],
})

export const listGoodsTransactions = operation({
  ...operations,
  name: 'listGoodsTransactions',
  method: 'GET',
  path: '/storages/transactions/{company_id}',
  summary: 'List transactions of products',
  description:
    'Returns what came into the storages and left them, newest first. Transactions with the same `document_id` belong to one storage operation.',
  params: Type.Object({ company_id: Id('Location ID') }),
  query: Type.Object({
    start_date: Type.Optional(Moment('Only transactions at this time or later')),
    end_date: Type.Optional(
      Moment('Only transactions at this time or earlier; a date includes the whole day'),
    ),
    type_id: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 5,
        description: 'Only this type: 1 sale, 2 consumable, 3 receipt, 4 write-off, 5 move',
      }),
    ),
    storage_id: Type.Optional(Id('Only transactions of this storage')),
    good_id: Type.Optional(Id('Only transactions of this product')),
    page: Page,
    count: Count(50, 300),
  }),
  status: 200,
  data: Type.Array(GoodsTransaction),
  meta: PageMeta,
  errors: [401, 403, 404, 422],
})
