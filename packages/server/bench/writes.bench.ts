import { catalogue } from '@foyer/contract'
import { appointmentRoutes } from '../src/features/calendar/appointments/appointments.routes.ts'
import { clientRoutes } from '../src/features/clients/clients.routes.ts'
import { writeComparison } from './harness/write-comparison.ts'

export const needsRows = true

// Everything that must be unique depends on the time, so that runs on the same world do not collide.
let counter = Math.floor(Date.now() / 10)
const eightDigits = () => String(counter++ % 100_000_000).padStart(8, '0')

const { clients, records } = catalogue

export const comparisons = [
  writeComparison({
    operation: clients.create,
    routes: clientRoutes,
    params: ({ locationId }) => ({ company_id: locationId }),
    rights: ['client_phones_access'],
    body: () => ({
      name: 'Zadie',
      surname: 'Smith',
      phone: `+4917${eightDigits()}`,
      email: 'zadie@x.example',
    }),
  }),
  writeComparison({
    operation: clients.update,
    routes: clientRoutes,
    params: ({ locationId, clientId }) => ({
      company_id: locationId,
      client_id: clientId + (counter % 1000),
    }),
    rights: ['client_phones_access'],
    body: () => ({ comment: eightDigits() }),
  }),
  writeComparison({
    operation: records.create,
    routes: appointmentRoutes,
    params: ({ locationId }) => ({ company_id: locationId }),
    rights: ['client_phones_access'],
    body: ({ staffId, serviceId }) => ({
      staff_id: staffId + (counter % 5),
      services: [{ id: serviceId }],
      client: { name: 'Zadie', phone: `+4917${eightDigits()}` },
      datetime: newMoment(),
      seance_length: 60,
      save_if_busy: 1,
    }),
  }),
]

/** A minute of the years 2030 to 2090. */
const newMoment = () => new Date(Date.UTC(2030) + (counter % 30_000_000) * 60_000).toISOString().slice(0, 19)
