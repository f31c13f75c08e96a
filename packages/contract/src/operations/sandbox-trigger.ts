import Type from 'typebox'
import { eventStatuses, lifecycleTriggers, type ResourceName, resourceKinds } from '../events.ts'
import { Id, Shape } from '../wire.ts'

const kinds = Object.keys(resourceKinds) as ResourceName[]

/** What a sandbox makes happen, for partners and for people. */
export const TriggerInput = Type.Object({
  location_id: Id('Location ID'),
  resource: Type.Enum([...kinds, 'application'], {
    description: 'Kind of record; `application` for the marketplace',
  }),
  status: Type.Enum([...eventStatuses, ...lifecycleTriggers], {
    description:
      'What happens to it: `create`, `update` or `delete` to a record, one of the others to an application',
  }),
  application_id: Type.Optional(
    Id(
      'ID of your application, only with the resource `application`; by default your first one, and for a payment your first one with a plan',
    ),
  ),
})

export const TriggeredEvent = Shape({
  company_id: Id('Location ID'),
  resource: Type.String({ description: 'Kind of record' }),
  resource_id: Id('ID of the record, or of the application'),
  status: Type.String({ description: 'What happened to it' }),
})
