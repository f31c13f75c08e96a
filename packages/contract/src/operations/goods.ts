import Type from 'typebox'
import { userOrPerson, userOrPersonIn } from '../access.ts'
import { Decimal, maxGoods, Price } from '../amounts.ts'
import { Moment } from '../moments.ts'
import { operation } from '../operation.ts'
import { Count, Flag, Id, Instant, NoData, Page, PageMeta, Shape, Text, Title, TotalCount } from '../wire.ts'
import { JustTitle, lookupTable } from './lookup-table.ts'

const tag = 'Products'
const right = 'storages_access'

export const storages = lookupTable({
  tag,
  right,
  path: '/storages/{company_id}',
  names: { list: 'listStorages', create: 'createStorage' },
  summaries: { list: 'List storages', create: 'Create a storage' },
  descriptions: {
    list: 'Returns the storages in which products are kept, in the order of their creation.',
    create: 'A new storage is empty. Create a receipt to add stock.',
  },
  item: Type.Object(
    {
      id: Id('Storage ID'),
      title: Type.String({ description: 'Name of the storage' }),
      for_services: Flag('1 if it holds products that services consume'),
      for_sale: Flag('1 if it holds products for sale'),
      comment: Type.String({ description: 'Note for the team; empty if there is none' }),
    },
    { $id: 'Storage' },
  ),
  body: Type.Object({
    title: Title(255, 'Name, as people see it'),
    for_services: Type.Optional(Flag('1 if it holds products that services consume; 1 by default')),
    for_sale: Type.Optional(Flag('1 if it holds products for sale; 1 by default')),
    comment: Type.Optional(Text(5000, 'Note for the team')),
  }),
})

export const goodsCategories = lookupTable({
  tag,
  right,
  path: '/goods_categories/{company_id}',
  names: { list: 'listGoodsCategories', create: 'createGoodsCategory' },
  summaries: { list: 'List product categories', create: 'Create a product category' },
  descriptions: {
    list: 'Returns the categories of products. Each product is in one category.',
    create: 'Several categories can have the same name.',
  },
  item: Type.Object(
    { id: Id('Category ID'), title: Type.String({ description: 'Name of the category' }) },
    { $id: 'GoodsCategory' },
  ),
  body: JustTitle,
})

export const suppliers = lookupTable({
  tag,
  right,
  path: '/suppliers/{company_id}',
  names: { list: 'listSuppliers', create: 'createSupplier' },
  summaries: { list: 'List suppliers', create: 'Create a supplier' },
  descriptions: {
    list: 'Returns the suppliers of products, in the order of their creation.',
    create: 'Receipts and payments can then refer to it.',
  },
  item: Type.Object(
    { id: Id('Supplier ID'), title: Type.String({ description: 'Name of the supplier' }) },
    { $id: 'Supplier' },
  ),
  body: JustTitle,
})

const Unit = Type.Object(
  {
    id: Id('Unit ID'),
    title: Type.String({ description: 'Name of the unit, such as Millilitre' }),
    short_title: Type.String({ description: 'Its abbreviation, such as ml' }),
  },
  { $id: 'Unit' },
)

export const listUnits = operation({
  document: 'general',
  tag,
  surface: 'v1',
  name: 'listUnits',
  method: 'GET',
  path: '/units',
  access: userOrPerson,
  summary: 'List units of measure',
  description: 'Returns the units of measure, which are the same for every Location.',
  status: 200,
  data: Type.Array(Unit),
  meta: TotalCount,
  errors: [401],
})

export const Good = Type.Object(
  {
    good_id: Id('Product ID'),
    title: Type.String({ description: 'Name of the product' }),
    value: Type.String({ description: 'The title, under an older name' }),
    label: Type.String({ description: 'The title, under an older name' }),
    article: Type.String({ description: 'Stock keeping unit' }),
    category: Type.String({ description: 'Name of the category' }),
    category_id: Id('Category ID'),
    salon_id: Id('Location ID'),
    cost: Type.Number({ description: 'Price of a sale unit' }),
    unit_id: Id('ID of the unit in which it is sold'),
    unit_short_title: Type.String({ description: 'Abbreviation of the unit in which it is sold' }),
    service_unit_id: Id('ID of the unit in which services consume it'),
    service_unit_short_title: Type.String({
      description: 'Abbreviation of the unit in which services consume it',
    }),
    actual_cost: Type.Number({ description: 'Cost of one sale unit to the Location' }),
    unit_actual_cost: Type.Number({ description: 'Cost of one service unit to the Location' }),
    unit_equals: Type.Number({ description: 'Number of service units in one sale unit' }),
    barcode: Type.String({ description: 'Barcode; empty if there is none' }),
    comment: Type.String({ description: 'Note for the team; empty if there is none' }),
    actual_amounts: Type.Array(
      Shape({ storage_id: Id('Storage ID'), amount: Type.Number({ description: 'Amount in sale units' }) }),
      { description: 'Stock in each storage in which it has ever been kept' },
    ),
    critical_amount: Type.Number({ description: 'Critical amount, below which it runs short' }),
    desired_amount: Type.Number({ description: 'Desired amount, in sale units' }),
    last_change_date: Instant('When the product last changed; stock movements do not count'),
  },
  { $id: 'Good' },
)

const Amount = (description: string) => Decimal(4, { minimum: 0, maximum: maxGoods }, description)

const fields = {
  title: Title(255, 'Name, as people see it'),
  category_id: Id('Category ID'),
  sale_unit_id: Id('ID of the unit in which it is sold, from GET /units'),
  service_unit_id: Id('ID of the unit in which services consume it, from GET /units'),
  article: Type.Optional(Text(255, 'Stock keeping unit')),
  barcode: Type.Optional(Text(255, 'Number of the barcode')),
  cost: Type.Optional(Price('Price of a sale unit')),
  actual_cost: Type.Optional(Price('Cost of one sale unit to the Location')),
  unit_equals: Type.Optional(
    Decimal(
      4,
      { minimum: 0.0001, maximum: maxGoods },
      'Number of service units in one sale unit; 1 by default',
    ),
  ),
  critical_amount: Type.Optional(Amount('Critical amount, below which it runs short')),
  desired_amount: Type.Optional(Amount('Desired amount')),
  comment: Type.Optional(Text(5000, 'Note for the team')),
}

const goods = {
  document: 'general',
  tag,
  surface: 'v1',
  access: userOrPersonIn('company_id', right),
} as const
const ofLocation = Type.Object({ company_id: Id('Location ID') })
const ofGood = Type.Object({ company_id: Id('Location ID'), good_id: Id('Product ID') })

export const listGoods = operation({
  ...goods,
  name: 'listGoods',
  method: 'GET',
  path: '/goods/{company_id}',
  summary: 'List products',
  description: 'Returns products ordered by id.',
  params: ofLocation,
  query: Type.Object({
    term: Type.Optional(Text(255, 'Part of the name, the article or the barcode; case is ignored')),
    category_id: Type.Optional(Id('Only products of this category')),
    changed_after: Type.Optional(Moment('Only products changed at this time or later')),
    changed_before: Type.Optional(Moment('Only products changed at this time or earlier')),
    page: Page,
    count: Count(25, 300),
  }),
  status: 200,
  data: Type.Array(Good),
  meta: PageMeta,
  errors: [401, 403, 404, 422],
})

export const getGood = operation({
  ...goods,
  name: 'getGood',
  method: 'GET',
  path: '/goods/{company_id}/{good_id}',
  summary: 'Get a product',
  description: 'Returns the product with its stock in each storage.',
  params: ofGood,
  status: 200,
  data: Good,
  errors: [401, 403, 404],
})

export const createGood = operation({
  ...goods,
  name: 'createGood',
  method: 'POST',
  path: '/goods/{company_id}',
  summary: 'Create a product',
  description: 'A new product has no stock. Create a receipt to add some.',
  params: ofLocation,
  body: Type.Object(fields),
  status: 201,
  data: Good,
  errors: [401, 403, 404, 422],
})

export const updateGood = operation({
  ...goods,
  name: 'updateGood',
  method: 'PUT',
  path: '/goods/{company_id}/{good_id}',
  summary: 'Update a product',
  description: 'Only the fields that are sent change. Stock changes only through storage operations.',
  params: ofGood,
  body: Type.Partial(Type.Object(fields)),
  status: 200,
  data: Good,
  errors: [401, 403, 404, 422],
})

export const deleteGood = operation({
  ...goods,
  name: 'deleteGood',
  method: 'DELETE',
  path: '/goods/{company_id}/{good_id}',
  summary: 'Delete a product',
  description: 'Its past operations are kept.',
  params: ofGood,
  status: 204,
  data: NoData,
  errors: [401, 403, 404],
})
