import type { ExamplesOf } from './example.ts'

const params = { company_id: 1 }
const ofLocation = { location_id: 1 }
const days = { from: '2026-02-03', till: '2026-02-14' }

/** Appointments and group events. The demo world's clock stands at 09:00 of Monday, 2 February 2026. */
export const bookings = {
  records: {
    list: { params, query: { start_date: '2026-02-03', end_date: '2026-02-04', staff_id: 1 } },
    create: {
      params,
      body: {
        staff_id: 3,
        services: [{ id: 5 }],
        client: { phone: '+14155551001', name: 'Ada' },
        datetime: '2026-03-03T16:00:00',
        seance_length: 1800,
        comment: 'First visit to the barber',
        attendance: 0,
      },
    },
    get: { params: { company_id: 1, record_id: 1 } },
    update: {
      params: { company_id: 1, record_id: 2 },
      body: { attendance: 1, comment: 'Asked for a receipt' },
    },
    delete: { params: { company_id: 1, record_id: 3 } },
  },
  activities: {
    list: { params: ofLocation, query: { page: 1, count: 25 } },
    create: {
      params: ofLocation,
      body: { date: '2026-03-04 14:00:00', service_id: 13, staff_id: 6, capacity: 10 },
    },
    get: { params: { location_id: 1, activity_id: 1 } },
    update: {
      params: { location_id: 1, activity_id: 2 },
      body: { capacity: 11, instructions: 'Bring a towel.' },
    },
    delete: { params: { location_id: 1, activity_id: 1 }, place: 'last' },
    book: {
      params: { location_id: 1, activity_id: 1 },
      body: { fullname: 'Grace Hopper', phone: '+14155551906', clients_count: 2 },
    },
    search: { params: ofLocation, query: { ...days, service_ids: [13], page: 1, count: 25 } },
    searchDates: { params: ofLocation, query: { ...days, staff_ids: [6] } },
    searchDatesRange: { params: ofLocation, query: { service_ids: [13, 14] } },
  },
} satisfies ExamplesOf<'records' | 'activities'>
