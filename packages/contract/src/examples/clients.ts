import type { ExamplesOf } from './example.ts'

const params = { company_id: 1 }
const ada = { company_id: 1, client_id: 1 }

export const clients = {
  labels: {
    list: { params },
    create: { params, body: { title: 'Neighbour', color: '#1f7a4d' } },
    update: { params: { company_id: 1, label_id: 3 }, body: { title: 'Neighbours', color: '#1f7a4d' } },
    delete: { params: { company_id: 1, label_id: 4 } },
  },
  clients: {
    search: {
      params,
      body: {
        page: 1,
        page_size: 2,
        fields: ['id', 'name', 'phone', 'email'],
        order_by: 'name',
        order_by_direction: 'ASC',
        operation: 'AND',
        filters: [{ type: 'quick_search', state: { value: 'ada' } }],
      },
    },
    create: {
      params,
      body: {
        name: 'Grace',
        surname: 'Hopper',
        phone: '+14155551906',
        email: 'grace@clients.example',
        birth_date: '1996-12-09',
        comment: 'Came by recommendation',
        categories: [1],
      },
    },
    createMany: {
      params,
      body: [
        { name: 'Alan', surname: 'Turing', phone: '+14155551912' },
        { name: 'Katherine', surname: 'Johnson', phone: '+14155551918' },
      ],
    },
    get: { params: ada },
    update: { params: ada, body: { comment: 'Prefers mornings, tea without milk', categories: [1, 2] } },
    delete: { params: { company_id: 1, client_id: 199 } },
    listDeprecated: { params: { location_id: 1 }, query: { fullname: 'Ada', page: 1, count: 25 } },
  },
  loyaltyCardTypes: { list: { params }, create: { params, body: { title: 'Diamond' } } },
  loyaltyCards: {
    list: { params, query: { phone: '+14155551001' } },
    create: {
      params,
      body: { loyalty_card_number: '700100', loyalty_card_type_id: 2, phone: '+14155551001' },
    },
    delete: { params: { company_id: 1, card_id: 30 } },
    addManualTransaction: { params: { company_id: 1, card_id: 1 }, body: { amount: 25, title: 'Birthday' } },
    listTransactions: {
      params: { company_id: 1, card_id: 1 },
      before: ['loyaltyCards.addManualTransaction'],
    },
  },
} satisfies ExamplesOf<'labels' | 'clients' | 'loyaltyCardTypes' | 'loyaltyCards'>
