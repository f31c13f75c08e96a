import { type ExamplesOf, taken } from './example.ts'

const params = { location_id: 1, client_id: taken(1000, 'clients.create', 'data.id') }

export const personalData = {
  personalData: {
    summarize: { params, before: ['clients.create'] },
    export: { params, body: { asks_applications: true }, before: ['clients.create'] },
    erase: { params, body: { name: 'Grace Hopper' }, before: ['clients.create'], place: 'alone' },
    listErasures: {
      params: { location_id: 1 },
      query: { count: 2 },
      before: ['clients.create', 'personalData.erase'],
      place: 'alone',
    },
    getRetention: { params: { location_id: 1 }, query: { client_months: 24 } },
    updateRetention: {
      params: { location_id: 1 },
      body: { client_months: 36, call_months: 12, delivery_days: 14 },
    },
  },
} satisfies ExamplesOf<'personalData'>
