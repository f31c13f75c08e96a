import Type from 'typebox'
import { userIn } from '../access.ts'
import { longTextBodyLimit, operation } from '../operation.ts'
import { Flag, Id, NoData, Nullable, Shape, Text, Title, TotalCount } from '../wire.ts'
import { HeldPosition } from './positions.ts'

export const TeamMember = Type.Object(
  {
    id: Id('Team member ID'),
    api_id: Type.String({ description: 'Your own ID of the team member' }),
    company_id: Id('Location ID'),
    name: Type.String({ description: 'Name shown to clients' }),
    specialization: Type.String({ description: 'What the team member does, in words' }),
    position: Type.Union([HeldPosition, Type.Null()], {
      description: 'The position in the team; null for none',
    }),
    position_id: Nullable(Id('Position ID')),
    show_rating: Flag('Whether the rating is shown to clients'),
    rating: Type.Number({ description: 'Average of the votes, from 0 to 5; 0 without votes' }),
    votes_count: Type.Integer({ description: 'How many clients have voted' }),
    comments_count: Type.Integer({ description: 'How many clients have left a comment' }),
    avatar: Type.String({ description: 'Address of the picture; empty when there is none' }),
    avatar_big: Type.String({ description: 'Address of the large picture' }),
    weight: Type.Integer({ description: 'Higher comes first' }),
    information: Type.String({ description: 'What clients read about the team member, HTML' }),
    hidden: Flag('1 hidden from online booking'),
    fired: Flag('1 no longer works here'),
    status: Flag('1 deleted'),
    schedule_till: Nullable(Type.String({ format: 'date', description: 'Last day of the schedule' })),
    prepaid: Type.String({ description: 'Whether online booking asks for payment: forbidden' }),
    user_id: Nullable(Id('User ID')),
    user: Nullable(
      Shape(
        {
          id: Id('User ID'),
          name: Type.String({ description: 'Name of the user' }),
          avatar: Type.String({ description: 'Address of the picture; empty when there is none' }),
        },
        'The user behind the team member; null for none',
      ),
    ),
    has_access_timetable: Type.Boolean({ description: 'Whether the user may see the appointments' }),
    is_paid_staff: Type.Boolean({
      description: 'Whether the team member counts in what the Location pays for',
    }),
  },
  { $id: 'TeamMember' },
)

const fields = {
  name: Title(255, 'The name, as people read it'),
  specialization: Title(255, 'What the team member does'),
  position_id: Type.Optional(Nullable(Id('One of GET /positions; null for none'))),
  weight: Type.Optional(
    Type.Integer({ minimum: -1_000_000, maximum: 1_000_000, description: 'Higher comes first' }),
  ),
  information: Type.Optional(Text(50_000, 'What clients read about the team member, HTML')),
  api_id: Type.Optional(Text(255, 'Your own ID of the team member')),
  hidden: Type.Optional(Flag('1 hides from online booking')),
  fired: Type.Optional(Flag('1 no longer works here')),
  user_id: Type.Optional(Nullable(Id('A user with a role in the Location; null for none'))),
}

const team = {
  document: 'general',
  tag: 'Team',
  surface: 'v1',
  access: userIn('company_id', 'settings_master_access'),
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
  summary: 'Team members',
  description: 'Everybody who can be booked or could be, by weight; dismissed and hidden ones too.',
})

export const listStaffByShortPath = operation({
  ...list,
  name: 'listStaffByShortPath',
  path: '/staff/{company_id}',
  summary: 'Team members, at another address',
  description: 'The same list as at `/company/{company_id}/staff`.',
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
  summary: 'One team member',
  description: 'For those who may see the team. One of another Location is not found.',
})

export const getStaffByShortPath = operation({
  ...one,
  name: 'getStaffByShortPath',
  path: '/staff/{company_id}/{staff_id}',
  summary: 'One team member, at another address',
  description: 'The same as at `/company/{company_id}/staff/{staff_id}`.',
})

export const createStaff = operation({
  ...team,
  name: 'createStaff',
  method: 'POST',
  path: '/staff/{company_id}',
  summary: 'Create a team member',
  description: 'A new team member has no schedule yet and cannot be booked until there is one.',
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
  summary: 'Change a team member',
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
  description: 'Appointments with the team member stay as they are.',
  params: ofMember,
  status: 204,
  data: NoData,
  errors: [401, 403, 404],
})
