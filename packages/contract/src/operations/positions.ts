import Type from 'typebox'
import { userIn } from '../access.ts'
import { operation } from '../operation.ts'
import { Id, Shape, Title, TotalCount } from '../wire.ts'

const Position = Type.Object(
  { id: Id('Position ID'), title: Type.String({ description: 'Its name, as people read it' }) },
  { $id: 'Position' },
)

/** A position inside a team member. */
export const HeldPosition = Shape({
  id: Id('Position ID'),
  title: Type.String({ description: 'Its name, as people read it' }),
  services_binding_type: Type.Integer({
    description: 'Whether services belong to the position: 0, they do not',
  }),
})

const positions = {
  document: 'general',
  tag: 'Team',
  surface: 'v1',
  path: '/positions/{company_id}',
  access: userIn('company_id', 'settings_master_access'),
  params: Type.Object({ company_id: Id('Location ID') }),
} as const

export const listPositions = operation({
  ...positions,
  name: 'listPositions',
  method: 'GET',
  summary: 'Positions of the team',
  description: 'What team members can be, such as Stylist. A team member has one at most.',
  status: 200,
  data: Type.Array(Position),
  meta: TotalCount,
  errors: [401, 403, 404],
})

export const createPosition = operation({
  ...positions,
  name: 'createPosition',
  method: 'POST',
  summary: 'Create a position',
  description: 'A name that exists already, in whatever case, is refused.',
  body: Type.Object({ title: Title(255, 'Its name, as people read it') }),
  status: 201,
  data: Position,
  errors: [401, 403, 404, 409, 422],
})
