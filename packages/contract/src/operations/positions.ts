import Type from 'typebox'
import { userOrPersonIn } from '../access.ts'
import { operation } from '../operation.ts'
import { Id, Shape, Title, TotalCount } from '../wire.ts'

const Position = Type.Object(
  { id: Id('Position ID'), title: Type.String({ description: 'Name, as people see it' }) },
  { $id: 'Position' },
)

/** A position inside a team member. */
export const HeldPosition = Shape({
  id: Id('Position ID'),
  title: Type.String({ description: 'Name, as people see it' }),
  services_binding_type: Type.Integer({
    description: 'Whether services are assigned to the position; always 0',
  }),
})

const positions = {
  document: 'general',
  tag: 'Team',
  surface: 'v1',
  path: '/positions/{company_id}',
  access: userOrPersonIn('company_id', 'settings_master_access'),
  params: Type.Object({ company_id: Id('Location ID') }),
} as const

export const listPositions = operation({
  ...positions,
  name: 'listPositions',
  method: 'GET',
  summary: 'List positions',
  description: 'Returns the positions of team members, such as Stylist. A team member has at most one.',
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
  description: 'A name that already exists is rejected; case is ignored.',
  body: Type.Object({ title: Title(255, 'Name, as people see it') }),
  status: 201,
  data: Position,
  errors: [401, 403, 404, 409, 422],
})
