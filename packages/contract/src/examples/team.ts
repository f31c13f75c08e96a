import type { ExamplesOf } from './example.ts'

const params = { company_id: 1 }

/** Where a Location is, who works there and when. */
export const team = {
  dictionaries: {
    countries: {},
    cities: { query: { country_id: 840, title: 'San Francisco' } },
    businessGroups: {},
  },
  auth: { authenticate: { body: { login: 'owner@foyer.example', password: 'owner-demo-password' } } },
  companies: {
    list: { query: { my: 1, count: 2 } },
    create: {
      body: {
        title: 'Bloom Sunset',
        country_id: 840,
        city_id: 5391959,
        address: '12 Irving Street',
        phones: ['+14155550120'],
        timezone_name: 'America/Los_Angeles',
        business_type_id: 101,
        chain_id: 1,
      },
    },
    get: { params },
    update: {
      params,
      body: { short_descr: 'Hair, nails and skin in the Mission', site: 'https://bloom.example' },
    },
    delete: { params: { company_id: 4 }, place: 'last' },
  },
  positions: { list: { params }, create: { params, body: { title: 'Receptionist' } } },
  staff: {
    list: { params },
    listByShortPath: { params },
    get: { params: { company_id: 1, staff_id: 1 } },
    getByShortPath: { params: { company_id: 1, staff_id: 1 } },
    create: {
      params,
      body: { name: 'Jonas', specialization: 'Barber', position_id: 2, information: 'Speaks German' },
    },
    update: { params: { company_id: 1, staff_id: 3 }, body: { specialization: 'Senior barber', weight: 5 } },
    delete: { params: { company_id: 1, staff_id: 5 }, place: 'last' },
  },
  schedules: {
    get: { params: { company_id: 1, staff_id: 1, start: '2026-02-02', end: '2026-02-07' } },
    update: {
      params: { company_id: 1, staff_id: 1, start: '2026-03-20', end: '2026-03-21' },
      body: [
        { date: '2026-03-20', is_working: 1, slots: [{ from: '10:00', to: '18:00' }] },
        { date: '2026-03-21', is_working: 0, slots: [] },
      ],
    },
  },
} satisfies ExamplesOf<'dictionaries' | 'auth' | 'companies' | 'positions' | 'staff' | 'schedules'>
