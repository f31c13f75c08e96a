import Type from 'typebox'
import { partner } from '../access.ts'
import { operation } from '../operation.ts'
import { Count, GivenDay, Id, List, Nullable, Page, Shape } from '../wire.ts'
import { Activity } from './activities.ts'

const search = {
  document: 'developer-tools',
  tag: 'Activity search',
  surface: 'v1',
  method: 'GET',
  access: partner,
  params: Type.Object({ location_id: Id('Location ID') }),
  status: 200,
  errors: [401, 403, 404, 422],
} as const

const ids = {
  service_ids: Type.Optional(List(Id('Service ID'), 'Only group events of these services')),
  staff_ids: Type.Optional(List(Id('Team member ID'), 'Only group events with these team members')),
  resource_ids: Type.Optional(
    List(Id('Resource ID'), 'Only group events with an instance of these resources'),
  ),
}

const range = {
  from: Type.Optional(GivenDay('First day, in the time zone of the Location; if omitted, today')),
  till: Type.Optional(GivenDay('Last day, inclusive; if omitted, a month after the first')),
}

export const searchActivities = operation({
  ...search,
  name: 'searchActivities',
  path: '/activity/{location_id}/search',
  summary: 'Search group events',
  description: 'Returns matching group events ordered by their start, including those that are full.',
  query: Type.Object({ ...range, ...ids, page: Page, count: Count(25, 300) }),
  data: Type.Array(Activity),
  meta: Shape({ count: Type.Integer({ description: 'Total number of elements' }) }),
})

export const searchActivityDates = operation({
  ...search,
  name: 'searchActivityDates',
  path: '/activity/{location_id}/search_dates',
  summary: 'List days with group events',
  description: 'Returns the days on which a matching group event takes place, in order.',
  query: Type.Object({ ...range, ...ids }),
  data: Type.Array(Type.String({ format: 'date' })),
})

export const searchActivityDatesRange = operation({
  ...search,
  name: 'searchActivityDatesRange',
  path: '/activity/{location_id}/search_dates_range',
  summary: 'Get the first and last day with a group event',
  description:
    'Returns the first and last day of the matching group events; both are null if there are none.',
  query: Type.Object(ids),
  data: Shape({
    min_date: Nullable(Type.String({ format: 'date', description: 'Null if there is none' })),
    max_date: Nullable(Type.String({ format: 'date', description: 'Null if there is none' })),
  }),
})
