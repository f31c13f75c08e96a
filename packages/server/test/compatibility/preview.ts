import { demo } from '../../src/features/sandbox/demo-world/facts.ts'
import { bearer } from '../http.ts'
import { type Habit, one, same } from './habit.ts'

const headers = { authorization: bearer(demo.restrictedKey.key) }
const resources = (query: string, status = 200, has?: unknown) => ({
  path: `/v3/locations/1/resources${query}`,
  headers,
  status,
  has,
})
const refused = (query: string, errors: object[]) => ({
  ...resources(query, 422, { status: 422, code: 'validation_failed', errors }),
  answers: { 'content-type': 'application/problem+json' },
})

export const previewHabits: Habit[] = [
  one('the list of resources', {
    ...resources('?limit=2', 200, { object: 'list', data: [{}, {}], has_more: true }),
    answers: { 'ratelimit-policy': '', 'ratelimit-remaining': '', 'ratelimit-reset': '', 'x-request-id': '' },
  }),
  same('a limit of 25 and none', resources('?limit=25'), resources('')),
  one('a limit that is too large', refused('?limit=101', [{ field: 'limit' }])),
  one('an empty cursor', refused('?cursor=', [{ field: 'cursor', code: 'invalid_cursor' }])),
  one('a cursor that is none', refused('?cursor=abc', [{ field: 'cursor', code: 'invalid_cursor' }])),
  one(
    'a cursor that comes twice',
    refused('?cursor=a&cursor=b', [{ field: 'cursor', code: 'invalid_cursor' }]),
  ),
  one('a Location out of reach', {
    path: '/v3/locations/5/resources',
    headers,
    status: 404,
    has: { code: 'not_found' },
  }),
  one('no credential', {
    path: '/v3/locations/1/resources',
    status: 401,
    has: { code: 'unauthorized' },
    answers: { 'www-authenticate': 'Bearer', 'content-type': 'application/problem+json' },
  }),
]
