import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { reserveIds } from './demo.store.ts'
import { demo } from './facts.ts'
import { addCards, addRows, addStock } from './storage-money-part.store.ts'

const location_id = demo.locations.main
const { storages, goodsCategories, suppliers, goods, accounts, expenses, loyaltyCardTypes } = demo

/** Products with their stock, money and loyalty cards of the main Location. */
export async function seedStorageAndMoney(ctx: Context, tx: Tx): Promise<void> {
  const at = ctx.clock.now()
  await seedDictionaries(tx)
  await seedGoods(tx, at)
  await seedOperations(tx, at)
  await seedTransactions(tx, at)
  await addCards(tx, location_id, {
    typeIds: Object.values(loyaltyCardTypes),
    count: 30,
    at: daysBefore(at, 30),
  })
  await reserveIds(tx, [
    'storages',
    'goods_categories',
    'suppliers',
    'goods',
    'storage_documents',
    'goods_operations',
    'accounts',
    'expenses',
    'finance_transactions',
    'loyalty_card_types',
    'loyalty_cards',
    'loyalty_transactions',
  ])
}

const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * 24 * 3_600_000)

async function seedDictionaries(tx: Tx): Promise<void> {
  const titled = (id: number, title: string) => ({ location_id, id, title })
  await addRows(tx, 'storages', [
    titled(storages.main, 'Main storage'),
    titled(storages.treatmentRooms, 'Treatment rooms'),
  ])
  await addRows(tx, 'goods_categories', [
    titled(goodsCategories.hair, 'Hair care'),
    titled(goodsCategories.nails, 'Nail care'),
    titled(goodsCategories.skin, 'Skin care'),
  ])
  await addRows(tx, 'suppliers', [
    titled(suppliers.beauty, 'Bay Beauty Supply'),
    titled(suppliers.nails, 'Golden Gate Nails'),
  ])
  await addRows(tx, 'accounts', [
    { ...titled(accounts.cash, 'Cash register'), is_cash: true, is_default: true },
    { ...titled(accounts.card, 'Card terminal'), is_cash: false, is_default: false },
  ])
  await addRows(tx, 'expenses', [
    { ...titled(expenses.services, 'Services'), type: 1 },
    { ...titled(expenses.goods, 'Goods'), type: 1 },
    { ...titled(expenses.rent, 'Rent'), type: 2 },
    { ...titled(expenses.supplies, 'Supplies'), type: 2 },
    { ...titled(expenses.salary, 'Salary'), type: 2 },
  ])
  await addRows(tx, 'loyalty_card_types', [
    titled(loyaltyCardTypes.silver, 'Silver'),
    titled(loyaltyCardTypes.gold, 'Gold'),
    titled(loyaltyCardTypes.platinum, 'Platinum'),
  ])
}

const [piece, millilitre, gram, pack, bottle] = [1, 2, 4, 6, 7]

type DemoProductRow = [
  title: string,
  cost: number,
  actualCost: number,
  saleUnit: number,
  serviceUnit: number,
  equals: number,
]

const shelves: { category: number; rows: DemoProductRow[] }[] = [
  {
    category: goodsCategories.hair,
    rows: [
      ['Repair shampoo', 24, 11.4, bottle, millilitre, 300],
      ['Repair conditioner', 26, 12.1, bottle, millilitre, 300],
      ['Hair oil', 32.5, 15, bottle, millilitre, 100],
      ['Permanent colour, chestnut', 14, 6.25, piece, gram, 60],
    ],
  },
  {
    category: goodsCategories.nails,
    rows: [
      ['Gel polish, coral', 12, 4.8, bottle, millilitre, 15],
      ['Top coat', 13.5, 5.1, bottle, millilitre, 15],
      ['Nail files', 6, 1.9, pack, piece, 10],
      ['Hand cream', 18, 7.7, piece, millilitre, 75],
    ],
  },
  {
    category: goodsCategories.skin,
    rows: [
      ['Cleansing gel', 28, 12.9, bottle, millilitre, 200],
      ['Hydrating serum', 54, 24.5, bottle, millilitre, 30],
      ['Clay mask', 39, 16.2, piece, gram, 250],
      ['Sunscreen SPF 50', 22, 9.3, piece, millilitre, 50],
    ],
  },
]

async function seedGoods(tx: Tx, at: Date): Promise<void> {
  const rows = shelves.flatMap(({ category, rows }) => rows.map(row => ({ category, row })))
  await addRows(
    tx,
    'goods',
    rows.map(
      ({ category, row: [title, cost, actual_cost, sale_unit_id, service_unit_id, unit_equals] }, index) => ({
        location_id,
        id: goods[index],
        category_id: category,
        title,
        article: `BL-${100 + index}`,
        barcode: `40063813${33930 + index}`,
        sale_unit_id,
        service_unit_id,
        unit_equals,
        cost,
        actual_cost,
        critical_amount: 3,
        desired_amount: 20,
        comment: '',
        last_change_date: daysBefore(at, 40),
      }),
    ),
  )
}

interface DemoOperation {
  type: number
  storage: number
  storageTo?: number
  daysAgo: number
  /** Amounts by product, negative on outflow. */
  amounts: [goodId: number, amount: number][]
  unitType?: number
}

const sales: DemoOperation[] = Array.from({ length: 12 }, (_, index) => ({
  type: 1,
  storage: storages.main,
  daysAgo: 26 - 2 * index,
  amounts: [
    [goods[index % goods.length] as number, -1 - (index % 2)],
    [goods[(index + 5) % goods.length] as number, -1],
  ],
}))

const operations: DemoOperation[] = [
  { type: 3, storage: storages.main, daysAgo: 38, amounts: goods.map(good => [good, 12]) },
  {
    type: 5,
    storage: storages.main,
    storageTo: storages.treatmentRooms,
    daysAgo: 35,
    amounts: goods.slice(8).map(good => [good, -2]),
  },
  ...sales,
  {
    type: 2,
    storage: storages.treatmentRooms,
    daysAgo: 20,
    unitType: 2,
    amounts: [
      [9, -40],
      [11, -50],
    ],
  },
  { type: 4, storage: storages.main, daysAgo: 15, amounts: [[5, -1]] },
  { type: 3, storage: storages.main, daysAgo: 10, amounts: goods.slice(0, 6).map(good => [good, 6]) },
]

async function seedOperations(tx: Tx, at: Date): Promise<void> {
  await addRows(
    tx,
    'storage_documents',
    operations.map(({ type, storage, storageTo = null, daysAgo }, index) => ({
      location_id,
      id: index + 1,
      type_id: type,
      storage_id: storage,
      storage_to_id: storageTo,
      create_date: daysBefore(at, daysAgo),
    })),
  )
  const prices = shelves.flatMap(({ rows }) => rows.map(([, cost, actualCost]) => ({ cost, actualCost })))
  const transactions = operations.flatMap(
    ({ type, storage, storageTo, daysAgo, amounts, unitType = 1 }, index) =>
      amounts.flatMap(([good_id, amount]) => {
        const price = prices[good_id - 1]
        const cost_per_unit = (type === 1 ? price?.cost : type === 3 ? price?.actualCost : 0) ?? 0
        const row = {
          document_id: index + 1,
          good_id,
          operation_unit_type: unitType,
          cost_per_unit,
          cost: Number((cost_per_unit * Math.abs(amount)).toFixed(2)),
          discount: 0,
          supplier_id: type === 3 ? suppliers.beauty : null,
          comment: '',
          last_change_date: daysBefore(at, daysAgo),
        }
        const out = { ...row, storage_id: storage, amount }
        return storageTo === undefined ? [out] : [out, { ...row, storage_id: storageTo, amount: -amount }]
      }),
  )
  await addRows(
    tx,
    'goods_operations',
    transactions.map((transaction, index) => ({ location_id, id: index + 1, ...transaction })),
  )
  await addStock(tx, location_id)
}

async function seedTransactions(tx: Tx, at: Date): Promise<void> {
  const taken = Array.from({ length: 28 }, (_, index) => ({
    daysAgo: 35 - index * 1.25,
    amount: [65, 40, 140, 45, 25, 55, 110][index % 7],
    account_id: index % 3 ? accounts.card : accounts.cash,
    expense_id: index % 4 === 3 ? expenses.goods : expenses.services,
    supplier_id: null,
    comment: '',
  }))
  const spent = [
    ...[33, 3].map(daysAgo => ({
      daysAgo,
      amount: -2400,
      expense_id: expenses.rent,
      comment: 'Mission Street',
    })),
    ...[30, 23, 16, 9, 2].map((daysAgo, index) => ({
      daysAgo,
      amount: -180.45 - 10 * index,
      expense_id: expenses.supplies,
      supplier_id: index % 2 ? suppliers.nails : suppliers.beauty,
    })),
    ...[28, 21, 14, 7, 1].map(daysAgo => ({ daysAgo, amount: -1250.5, expense_id: expenses.salary })),
  ].map(row => ({ supplier_id: null, comment: '', account_id: accounts.card, ...row }))
  await addRows(
    tx,
    'finance_transactions',
    [...taken, ...spent].map(({ daysAgo, ...columns }, index) => ({
      location_id,
      id: index + 1,
      date: daysBefore(at, daysAgo),
      ...columns,
      payment_system_transaction_ids: [],
      last_change_date: daysBefore(at, daysAgo),
    })),
  )
}
