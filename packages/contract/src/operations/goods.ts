import Type from 'typebox'
import { partnerAndUser, userIn } from '../access.ts'
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
  summaries: { list: 'Storages', create: 'Create a storage' },
  descriptions: {
    list: 'Where products are kept, in the order they were made.',
    create: 'It holds nothing yet: book a receipt for that.',
  },
  item: Type.Object(
    {
      id: Id('Storage ID'),
      title: Type.String({ description: 'Name of the storage' }),
      for_services: Flag('1 for what services use up'),
      for_sale: Flag('1 for what is sold'),
      comment: Type.String({ description: 'A note for the team; empty when there is none' }),
    },
    { $id: 'Storage' },
  ),
  body: Type.Object({
    title: Title(255, 'Its name, as people read it'),
    for_services: Type.Optional(Flag('1 for what services use up; absent: 1')),
    for_sale: Type.Optional(Flag('1 for what is sold; absent: 1')),
    comment: Type.Optional(Text(5000, 'A note for the team')),
  }),
})

export const goodsCategories = lookupTable({
  tag,
  right,
  path: '/goods_categories/{company_id}',
  names: { list: 'listGoodsCategories', create: 'createGoodsCategory' },
  summaries: { list: 'Product categories', create: 'Create a product category' },
  descriptions: {
    list: 'Products stand in categories; each product in one.',
    create: 'Two of one name are allowed.',
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
  summaries: { list: 'Suppliers', create: 'Create a supplier' },
  descriptions: {
    list: 'Where products come from, in the order they were made.',
    create: 'Receipts and payments can name it from then on.',
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
  access: partnerAndUser,
  summary: 'Units of measure',
  description: 'The same for every Location, so nobody adds to them.',
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
    unit_id: Id('Unit in which it is sold'),
    unit_short_title: Type.String({ description: 'Abbreviation of the unit in which it is sold' }),
    service_unit_id: Id('Unit in which services use it up'),
    service_unit_short_title: Type.String({
      description: 'Abbreviation of the unit in which services use it up',
    }),
    actual_cost: Type.Number({ description: 'What a sale unit costs the Location' }),
    unit_actual_cost: Type.Number({ description: 'What a service unit costs the Location' }),
    unit_equals: Type.Number({ description: 'Service units in one sale unit' }),
    barcode: Type.String({ description: 'Barcode; empty when there is none' }),
    comment: Type.String({ description: 'A note for the team; empty when there is none' }),
    actual_amounts: Type.Array(
      Shape({ storage_id: Id('Storage ID'), amount: Type.Number({ description: 'In sale units' }) }),
      { description: 'One for each storage in which it has ever been' },
    ),
    critical_amount: Type.Number({ description: 'Below this it runs short' }),
    desired_amount: Type.Number({ description: 'How much there should be, in sale units' }),
    last_change_date: Instant('When the product itself last changed; stock does not count'),
  },
  { $id: 'Good' },
)

const Amount = (description: string) => Decimal(4, { minimum: 0, maximum: maxGoods }, description)

const fields = {
  title: Title(255, 'Its name, as people read it'),
  category_id: Id('Category ID'),
  sale_unit_id: Id('Unit in which it is sold, of GET /units'),
  service_unit_id: Id('Unit in which services use it up, of GET /units'),
  article: Type.Optional(Text(255, 'Stock keeping unit')),
  barcode: Type.Optional(Text(255, 'Number under the bars')),
  cost: Type.Optional(Price('Price of a sale unit')),
  actual_cost: Type.Optional(Price('What a sale unit costs the Location')),
  unit_equals: Type.Optional(
    Decimal(4, { minimum: 0.0001, maximum: maxGoods }, 'Service units in one sale unit; 1 by default'),
  ),
  critical_amount: Type.Optional(Amount('Below this it runs short')),
  desired_amount: Type.Optional(Amount('How much there should be')),
  comment: Type.Optional(Text(5000, 'A note for the team')),
}

const goods = { document: 'general', tag, surface: 'v1', access: userIn('company_id', right) } as const
const ofLocation = Type.Object({ company_id: Id('Location ID') })
const ofGood = Type.Object({ company_id: Id('Location ID'), good_id: Id('Product ID') })

export const listGoods = operation({
  ...goods,
  name: 'listGoods',
  method: 'GET',
  path: '/goods/{company_id}',
  summary: 'Products',
  description: 'In the order of their ids.',
  params: ofLocation,
  query: Type.Object({
    term: Type.Optional(Text(255, 'Part of the name, the article or the barcode, in any case')),
    category_id: Type.Optional(Id('Only products of this category')),
    changed_after: Type.Optional(Moment('Only products changed then or later')),
    changed_before: Type.Optional(Moment('Only products changed then or earlier')),
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
  summary: 'One product',
  description: 'With its stock in each storage.',
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
  description: 'It has no stock yet: book a receipt for that.',
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
  summary: 'Change a product',
  description: 'Only the fields that are sent change. Its stock changes by storage operations alone.',
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
  description: 'Its past operations stay.',
  params: ofGood,
  status: 204,
  data: NoData,
  errors: [401, 403, 404],
})
