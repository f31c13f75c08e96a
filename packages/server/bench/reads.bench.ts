import { catalogue } from '@foyer/contract'
import { appointmentRoutes } from '../src/features/calendar/appointments/appointments.routes.ts'
import { clientRoutes } from '../src/features/clients/clients.routes.ts'
import { listComparison, type MeasuredList } from './harness/list-comparison.ts'

export const needsRows = true

type ClientList = MeasuredList<typeof catalogue.clients.listDeprecated>
type RecordList = MeasuredList<typeof catalogue.records.list>

const clientQueries: ClientList['query'][] = [
  () => ({}),
  () => ({ page: 2, count: 100 }),
  () => ({ fullname: 'Иванова' }),
  () => ({ fullname: '77' }),
  () => ({ phone: '41520' }),
  () => ({ phone: '77' }),
  () => ({ email: 'client-7' }),
  () => ({ card: '7' }),
  // These filters fill a page with a million clients, but not with a thousand.
  () => ({ fullname: '777' }),
  () => ({ phone: '777' }),
  () => ({ email: 'client-77' }),
  () => ({ card: '77' }),
  () => ({ paid_min: 4000 }),
  () => ({ paid_max: 1000 }),
  () => ({ paid_min: 1000, paid_max: 1500 }),
  ({ clientId }) => ({ id: [clientId] }),
  ({ clientId }) => ({ id: [clientId, clientId + 1, clientId + 2] }),
  () => ({ changed_after: '2026-06-01T00:00:00' }),
  () => ({ changed_before: '2025-06-01T00:00:00' }),
  () => ({ fullname: 'Maya', changed_after: '2026-06-01T00:00:00' }),
  () => ({ fullname: 'Maya', phone: '7', paid_min: 100 }),
]

const recordQueries: RecordList['query'][] = [
  () => ({}),
  () => ({ page: 2, count: 100 }),
  ({ staffId }) => ({ staff_id: staffId }),
  ({ clientId }) => ({ client_id: clientId }),
  () => ({ start_date: '2026-11-25', end_date: '2026-11-25' }),
  () => ({ start_date: '2026-11-20' }),
  () => ({ changed_after: '2026-06-01T00:00:00' }),
  () => ({ with_deleted: 1 }),
]

export const comparisons = [
  ...clientQueries.map(query =>
    listComparison({
      operation: catalogue.clients.listDeprecated,
      routes: clientRoutes,
      params: location_id => ({ location_id }),
      rights: ['client_phones_access'],
      query,
    }),
  ),
  ...recordQueries.map(query =>
    listComparison({
      operation: catalogue.records.list,
      routes: appointmentRoutes,
      params: company_id => ({ company_id }),
      rights: ['client_phones_access'],
      query,
    }),
  ),
]
