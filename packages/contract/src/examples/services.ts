import { type ExamplesOf, taken } from './example.ts'

const params = { company_id: 1 }

/** What a Location does, and what it needs for it. */
export const services = {
  services: {
    list: { params, query: { staff_id: 1, category_id: 1 } },
    listByShortPath: { params: { location_id: 1 } },
    get: { params: { company_id: 1, service_id: 1 } },
    create: {
      params: { location_id: 1 },
      body: {
        title: 'Scalp massage',
        category_id: 1,
        price_min: 30,
        price_max: 40,
        duration: 1800,
        staff: [{ id: 1, seance_length: 1800 }],
      },
    },
    update: {
      params: { location_id: 1, service_id: 4 },
      body: {
        title: 'Blow-dry and style',
        price_min: 48,
        price_max: 60,
        staff: [{ id: 1, seance_length: 2700 }, { id: 2 }],
      },
    },
    patch: { params: { location_id: 1, service_id: 2 }, body: { comment: 'With a wash' } },
    delete: { params: { location_id: 1, service_id: 12 }, place: 'last' },
    readDeprecated: { params: { location_id: 1, service_id: 1 } },
  },
  resources: {
    list: { params },
    create: {
      params,
      body: { title: 'Tanning bed', description: 'In the basement', instances: [{ title: 'Bed 1' }] },
    },
    update: {
      params: { company_id: 1, resource_id: 2 },
      body: { title: 'Manicure desk', instances: [{ id: 3 }, { id: 4 }, { id: 5 }, { title: 'Desk 4' }] },
    },
    delete: {
      params: { company_id: 1, resource_id: taken(1000, 'resources.create', 'data.id') },
      before: ['resources.create'],
    },
  },
  serviceCategories: {
    list: { params },
    listByOlderPath: { params },
    listByShortPath: { params },
    getByShortPath: { params: { company_id: 1, category_id: 1 } },
    get: { params: { company_id: 1, category_id: 1 } },
    getOfCompany: { params: { company_id: 1, category_id: 1 } },
    create: { params, body: { title: 'Tanning', weight: 5, staff: [1, 2] } },
    update: { params: { company_id: 1, category_id: 2 }, body: { title: 'Hands and feet' } },
    delete: {
      params: { company_id: 1, category_id: taken(1000, 'serviceCategories.create', 'data.id') },
      before: ['serviceCategories.create'],
    },
  },
  availability: {
    slots: { params: { location_id: 1 }, query: { from: '2026-02-05', till: '2026-02-06', service_id: 1 } },
  },
} satisfies ExamplesOf<'services' | 'resources' | 'serviceCategories' | 'availability'>
