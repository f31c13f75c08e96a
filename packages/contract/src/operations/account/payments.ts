import Type from 'typebox'
import { personIn } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Count, Id, Page, Shape } from '../../wire.ts'
import { Payment } from '../marketplace/billing.ts'

export const listLocationPayments = operation({
  document: 'account',
  tag: 'Locations',
  surface: 'app',
  name: 'listLocationPayments',
  method: 'GET',
  path: '/account/locations/{location_id}/payments',
  access: personIn('location_id', 'billing_access'),
  summary: 'What a Location has paid for applications',
  description: 'The latest first.',
  params: Type.Object({ location_id: Id('Location ID') }),
  query: Type.Object({ page: Page, count: Count(50, 300) }),
  status: 200,
  data: Type.Array(Payment),
  meta: Shape({ total_count: Type.Integer(), page: Type.Integer() }),
  errors: [401, 403, 404, 422],
})
