import Type from 'typebox'
import { userIn } from '../access.ts'
import { Decimal, maxGoods, Percent, Price } from '../amounts.ts'
import { Moment } from '../moments.ts'
import { bulkBodyLimit, operation } from '../operation.ts'
import { Reference, ReferenceField } from '../references.ts'
import { Id, IdOrZero, Instant, Nullable, OrEmpty, Shape, Text } from '../wire.ts'

export const GoodsTransaction = Type.Object(
  {
    id: Id('Transaction ID'),
    document_id: Id('The operation it is part of'),
    type_id: Type.Integer({ description: '1 sale, 2 consumable, 3 receipt, 4 write-off, 5 move' }),
    type: Type.String({ description: 'The type in words' }),
    operation_unit_type: Type.Integer({ description: '1 sale units, 2 service units' }),
    amount: Type.Number({ description: 'Negative on outflow' }),
    create_date: Instant('When the operation took place'),
    cost_per_unit: Type.Number({ description: 'Price of one unit' }),
    cost: Type.Number({ description: 'What it came to, after the discount' }),
    discount: Type.Number({ description: 'In percent' }),
    comment: Type.String({ description: 'A note for the team; empty when there is none' }),
    record_id: IdOrZero('Appointment ID'),
    loyalty_abonement_id: IdOrZero('Membership that was sold'),
    loyalty_certificate_id: IdOrZero('Gift card that was sold'),
    last_change_date: Instant('When it last changed'),
    good: Reference('Product'),
    unit: Shape(
      {
        id: Id('Unit ID'),
        title: Type.String({ description: 'Name of the unit' }),
        short_title: Type.String({ description: 'Its abbreviation' }),
      },
      'The unit in which the amount is',
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
    type: Type.String({ description: 'The type in words' }),
    storage_id: Id('Storage ID'),
    storage_to_id: Nullable(Id('Where a move went')),
    create_date: Instant('When it took place'),
    transactions: Type.Array(GoodsTransaction, {
      description:
        'In the order they were sent. A move has two for each: out of one storage, into the other.',
    }),
  },
  { $id: 'StorageOperation' },
)

const NewTransaction = Type.Object({
  good_id: Id('Product ID'),
  operation_unit_type: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 2, description: '1 sale units (unless told), 2 service units' }),
  ),
  amount: Decimal(
    4,
    { minimum: 0.0001, maximum: maxGoods },
    'Always above zero; the type says which way it goes',
  ),
  cost_per_unit: Type.Optional(Price('Price of one unit; 0 unless told')),
  discount: Type.Optional(Percent('Percent; 0 unless told')),
  cost: Type.Optional(Price('What it came to; unless told, amount × price less the discount')),
  client_id: Type.Optional(Nullable(Id('Client ID'))),
  supplier_id: Type.Optional(Nullable(Id('Supplier ID'))),
  master_id: Type.Optional(Nullable(Id('Team member ID'))),
  comment: Type.Optional(Text(5000, 'A note for the team')),
})

const operations = {
  document: 'general',
  tag: 'Products',
  surface: 'v1',
  access: userIn('company_id', 'storages_access'),
} as const

export const createStorageOperation = operation({
  ...operations,
  name: 'createStorageOperation',
  method: 'POST',
  path: '/storage_operations/operation/{company_id}',
  summary: 'Book a storage operation',
  description:
    'All of its transactions or none. Stock may go below zero. Each transaction leaves an event of its kind; the products themselves leave none, because they did not change.',
  params: Type.Object({ company_id: Id('Location ID') }),
  bodyLimit: bulkBodyLimit,
  body: Type.Object({
    type_id: Type.Integer({
      minimum: 1,
      maximum: 5,
      description: '1 sale, 2 consumable, 3 receipt, 4 write-off, 5 move',
    }),
    storage_id: Id('Storage ID'),
    storage_to_id: Type.Optional(Nullable(Id('Where a move goes: another storage. For moves alone'))),
    create_date: Moment('When it took place'),
    transactions: Type.Array(NewTransaction, {
      minItems: 1,
      maxItems: 300,
      'x-also': ['goods_transactions'],
      description: 'What moves; may also be called `goods_transactions`',
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
  summary: 'One storage operation',
  description: 'With its transactions as their events told them.',
  params: Type.Object({ company_id: Id('Location ID'), document_id: Id('Operation ID') }),
  status: 200,
  data: StorageOperation,
  errors: [401, 403, 404],
})
