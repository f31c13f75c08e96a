import Type from 'typebox'
import { operation } from '../../operation.ts'
import { Id, Instant, Nullable, Shape } from '../../wire.ts'
import { desk, NextPlace, pagesByPlace, readErrors, Titled } from './shared.ts'

const blockKinds = [
  'partner_suspended',
  'location_suspended',
  'person_suspended',
  'installation_blocked',
  'application_disabled',
  'installation_frozen',
] as const

const Block = Type.Object(
  {
    kind: Type.Enum([...blockKinds], { description: 'What is blocked, and how' }),
    partner: Nullable(Titled('Partner')),
    location: Nullable(Titled('Location')),
    application: Nullable(Titled('Application')),
    person: Nullable(
      Shape(
        { id: Id('User ID'), name: Type.String({ description: 'Name of the person' }) },
        'The person who is suspended',
      ),
    ),
    at: Nullable(Instant('Since when; null if it is not known')),
    by: Nullable(
      Shape(
        { id: Id('User ID'), name: Type.String({ description: 'Name of the operator' }) },
        'Who did it; null if it is not known',
      ),
    ),
    reason: Type.String({ description: 'Why; empty if nobody gave a reason' }),
  },
  { $id: 'OperatorBlock' },
)

export const listBlocks = operation({
  ...desk,
  name: 'listBlocks',
  method: 'GET',
  path: '/account/operator/blocks',
  summary: 'List all that operators have blocked',
  description:
    'Returns suspensions, Locations in which nothing can be installed, disabled applications, and installations that an operator froze.',
  query: Type.Object({
    kind: Type.Optional(Type.Enum([...blockKinds], { description: 'Only blocks of this kind' })),
    ...pagesByPlace,
  }),
  status: 200,
  data: Type.Array(Block),
  meta: NextPlace,
  errors: readErrors,
})
