import Type from 'typebox'
import { userOrPersonIn } from '../access.ts'
import { longTextBodyLimit, operation } from '../operation.ts'
import { Flag, Id, NoData, Nullable, Shape, Text, Title, TotalCount } from '../wire.ts'
import { HeldPosition } from './positions.ts'

export const TeamMember = Type.Object(
  {
    id: Id('Team member ID'),
    api_id: Type.String({ description: 'Your own ID for the team member' }),
    company_id: Id('Location ID'),
    name: Type.String({ description: 'Name shown to clients' }),
    specialization: Type.String({ description: 'Specialization, as text' }),
    position: Type.Union([HeldPosition, Type.Null()], {
      description: 'Position in the team; null for none',
    }),
    position_id: Nullable(Id('Position ID')),
    show_rating: Flag('Whether the rating is shown to clients'),
    rating: Type.Number({ description: 'Average rating, from 0 to 5; 0 without ratings' }),
    votes_count: Type.Integer({ description: 'Number of ratings' }),
    comments_count: Type.Integer({ description: 'Number of comments from clients' }),
    avatar: Type.String({ description: 'URL of the picture; empty if there is none' }),
    avatar_big: Type.String({ description: 'URL of the large picture' }),
    weight: Type.Integer({ description: 'Higher comes first' }),
    information: Type.String({ description: 'Description for clients, in HTML' }),
    hidden: Flag('1 if hidden from online booking'),
    fired: Flag('1 if they no longer work here'),
    status: Flag('1 if deleted'),
    schedule_till: Nullable(Type.String({ format: 'date', description: 'Last day of the schedule' })),
    prepaid: Type.String({ description: 'Whether online booking asks for payment; always `forbidden`' }),
    user_id: Nullable(Id('User ID')),
    user: Nullable(
      Shape(
        {
          id: Id('User ID'),
          name: Type.String({ description: 'Name of the user' }),
          avatar: Type.String({ description: 'URL of the picture; empty if there is none' }),
        },
        'ID of the user account of the team member; null for none',
      ),
    ),
    has_access_timetable: Type.Boolean({ description: 'Whether the user can see appointments' }),
    is_paid_staff: Type.Boolean({
      description: 'Whether the team member counts toward what the Location pays',
    }),
  },
  { $id: 'TeamMember' },
)

const fields = {
  name: Title(255, 'Name, as people see it'),
  specialization: Title(255, 'Specialization, as text'),
  position_id: Type.Optional(Nullable(Id('ID of a position from GET /positions; null for none'))),
  weight: Type.Optional(
    Type.Integer({ minimum: -1_000_000, maximum: 1_000_000, description: 'Higher comes first' }),
  ),
  information: Type.Optional(Text(50_000, 'Description for clients, in HTML')),
  api_id: Type.Optional(Text(255, 'Your own ID for the team member')),
  hidden: Type.Optional(Flag('1 to hide from online booking')),
  fired: Type.Optional(Flag('1 if they no longer work here')),
  user_id: Type.Optional(
    Nullable(
      Id(
        'ID of a user with a role in the Location; null for none; another one than before needs `edit_users_access`',
      ),
    ),
  ),
}

const team = {
  document: 'general',
  tag: 'Team',
  surface: 'v1',
  access: userOrPersonIn('company_id', 'settings_master_access'),
} as const

const ofLocation = Type.Object({ company_id: Id('Location ID') })
const ofMember = Type.Object({ company_id: Id('Location ID'), staff_id: Id('Team member ID') })

const list = {
  ...team,
  method: 'GET',
  params: ofLocation,
  status: 200,
  data: Type.Array(TeamMember),
  meta: TotalCount,
  errors: [401, 403, 404],
} as const

export const listStaff = operation({
  ...list,
  name: 'listStaff',
  path: '/company/{company_id}/staff',
  summary: 'List team members',
  description: 'Returns all team members ordered by weight, including dismissed and hidden ones.',
})

export const listStaffByShortPath = operation({
  ...list,
  name: 'listStaffByShortPath',
  path: '/staff/{company_id}',
  summary: 'List team members (short path)',
  description: 'Returns the same list as `/company/{company_id}/staff`.',
})

const one = {
  ...team,
  method: 'GET',
  params: ofMember,
  status: 200,
  data: TeamMember,
  errors: [401, 403, 404],
} as const

export const getStaff = operation({
  ...one,
  name: 'getStaff',
  path: '/company/{company_id}/staff/{staff_id}',
  summary: 'Get a team member',
  description: 'A team member of another Location returns 404.',
})

export const getStaffByShortPath = operation({
  ...one,
  name: 'getStaffByShortPath',
  path: '/staff/{company_id}/{staff_id}',
  summary: 'Get a team member (short path)',
  description: 'Returns the same as `/company/{company_id}/staff/{staff_id}`.',
})

export const createStaff = operation({
  ...team,
  name: 'createStaff',
  method: 'POST',
  path: '/staff/{company_id}',
  summary: 'Create a team member',
  description: 'A new team member has no schedule, and cannot be booked until one is set.',
  params: ofLocation,
  bodyLimit: longTextBodyLimit,
  body: Type.Object(fields),
  status: 201,
  data: TeamMember,
  errors: [401, 403, 404, 422],
})

export const updateStaff = operation({
  ...team,
  name: 'updateStaff',
  method: 'PUT',
  path: '/staff/{company_id}/{staff_id}',
  summary: 'Update a team member',
  description: 'Only the fields that are sent change.',
  params: ofMember,
  bodyLimit: longTextBodyLimit,
  body: Type.Partial(Type.Object(fields)),
  status: 200,
  data: TeamMember,
  errors: [401, 403, 404, 422],
})

export const deleteStaff = operation({
  ...team,
  name: 'deleteStaff',
  method: 'DELETE',
  path: '/staff/{company_id}/{staff_id}',
  summary: 'Delete a team member',
  description: 'Their appointments are kept.',
  params: ofMember,
  status: 204,
  data: NoData,
  errors: [401, 403, 404],
})
