import Type from 'typebox'
import { person } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Id, Instant, Nullable, Shape } from '../../wire.ts'

export const listAttention = operation({
  document: 'account',
  tag: 'Applications of a Location',
  surface: 'app',
  access: person,
  name: 'listAttention',
  method: 'GET',
  path: '/account/attention',
  summary: 'List applications that need somebody',
  description:
    'Returns the applications of your Locations that are frozen, wait for their confirmation, or will be frozen within three days, for which you may pay or manage users. Also those that have new rights or a higher price, or that others have disconnected, until you have read the notice of it. At most 100, the most urgent first.',
  status: 200,
  data: Type.Array(
    Shape({
      location: Shape(
        {
          id: Id('Location ID'),
          title: Type.String({ description: 'Name of the Location' }),
          timezone_name: Type.String({ description: 'Time zone of the Location' }),
        },
        'Where it is connected',
      ),
      application: Shape(
        {
          id: Id('Application ID'),
          title: Type.String({ description: 'Name of the application' }),
          partner: Type.String({ description: 'Name of the partner' }),
        },
        'The application that needs somebody',
      ),
      state: Type.Enum(['unpaid', 'frozen', 'due', 'expired', 'rights', 'price', 'lost', 'pending'], {
        description:
          '`unpaid`: billing has frozen it; `frozen`: an operator has; `due`: it will be frozen; `expired`: its developer has not confirmed in time; `rights`: it has new rights; `price`: it costs more; `lost`: others have disconnected it; `pending`: its developer has not confirmed yet',
      }),
      until: Nullable(
        Instant(
          'End of the paid period, or the deadline for the confirmation; null when frozen by an operator, and when nothing has to be paid',
        ),
      ),
      notice_id: Nullable(Id('The notice that you read to be done with it; null for the other states')),
      rights: Type.Array(Type.String(), { description: 'The new rights of the application, as slugs' }),
      can_pay: Type.Boolean({ description: 'Whether you may pay for it' }),
      can_manage: Type.Boolean({ description: 'Whether you may manage the applications of the Location' }),
    }),
  ),
  errors: [401],
})
