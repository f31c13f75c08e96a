import { type ExamplesOf, taken } from './example.ts'

const params = { company_id: 1 }

/** Storages, products and money. */
export const products = {
  storages: { list: { params }, create: { params, body: { title: 'Basement' } } },
  goodsCategories: { list: { params }, create: { params, body: { title: 'Gifts' } } },
  suppliers: { list: { params }, create: { params, body: { title: 'Pacific Cosmetics' } } },
  units: { list: {} },
  goods: {
    list: { params, query: { term: 'shampoo', page: 1, count: 25 } },
    get: { params: { company_id: 1, good_id: 1 } },
    create: {
      params,
      body: {
        title: 'Beard balm',
        category_id: 1,
        sale_unit_id: 1,
        service_unit_id: 4,
        unit_equals: 60,
        article: 'BL-200',
        cost: 17,
        actual_cost: 7.5,
      },
    },
    update: { params: { company_id: 1, good_id: 3 }, body: { cost: 34, critical_amount: 5 } },
    delete: {
      params: { company_id: 1, good_id: taken(1000, 'goods.create', 'data.good_id') },
      before: ['goods.create'],
    },
  },
  storageOperations: {
    create: {
      params,
      body: {
        type_id: 1,
        storage_id: 1,
        create_date: '2026-02-02 09:00:00',
        transactions: [{ good_id: 1, amount: 1, cost_per_unit: 24, client_id: 1 }],
      },
    },
    get: { params: { company_id: 1, document_id: 1 } },
    listTransactions: { params, query: { type_id: 3, good_id: 1, page: 1, count: 2 } },
  },
  accounts: { list: { params }, create: { params, body: { title: 'Gift vouchers', is_cash: 0 } } },
  expenses: { list: { params }, create: { params, body: { title: 'Advertising', type: 2 } } },
  financeTransactions: {
    list: { params, query: { start_date: '2026-01-01', end_date: '2026-01-31', account_id: 1, count: 2 } },
    get: { params: { company_id: 1, transaction_id: 1 } },
    create: {
      params,
      body: {
        expense_id: 1,
        amount: 65,
        account_id: 2,
        date: '2026-02-02 09:00:00',
        client_id: 1,
        comment: 'Haircut',
      },
    },
    update: { params: { company_id: 1, transaction_id: 2 }, body: { comment: 'Paid with a voucher' } },
    delete: { params: { company_id: 1, transaction_id: 3 } },
    totals: { params, query: { start_date: '2026-01-01', end_date: '2026-01-31' } },
  },
} satisfies ExamplesOf<
  | 'storages'
  | 'goodsCategories'
  | 'suppliers'
  | 'units'
  | 'goods'
  | 'storageOperations'
  | 'accounts'
  | 'expenses'
  | 'financeTransactions'
>
