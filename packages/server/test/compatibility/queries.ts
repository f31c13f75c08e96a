import { listSpellings, repeated } from '../../../cli/src/conformance/spellings.ts'
import { asPartner, call, flow, get, type Habit, json, one, same, sameUnlike } from './habit.ts'

const clients = (query: string) => get(`/v1/clients/1?${query}`)
const twoClients = clients('id=1&id=2')

const calls = (query: string) =>
  get(`/v1/voip/integration/calls?salon_id=1&date_from=2020-01-01&date_to=‹tomorrow›${query}`)
const search = (query: string) =>
  get(`/v1/activity/1/search?from=‹today›&till=‹in a month›${query}`, { headers: asPartner })

/** Two values must return more than the first of them, and the first less than no filter. */
const spellings = (
  name: string,
  values: [first: string, second: string],
  ask: (query: string) => Habit['calls'][number],
) => {
  const first = values.slice(0, 1)
  const ofBoth = (query: string, how: string) =>
    sameUnlike(
      `a list of ${name} ${how}`,
      ask(repeated(name, first)),
      ask(repeated(name, values)),
      ask(query),
    )
  const ofFirst = (query: string, how: string) =>
    sameUnlike(`a list of one of ${name} ${how}`, ask(''), ask(repeated(name, first)), ask(query))
  return [
    ...Object.entries(listSpellings(name, values)).map(([how, query]) => ofBoth(query, how)),
    ...Object.entries(listSpellings(name, first)).map(([how, query]) => ofFirst(query, how)),
  ]
}

export const queryHabits: Habit[] = [
  one('several clients by a repeated id', {
    ...twoClients,
    has: { data: [{}, {}], meta: { total_count: 2 } },
  }),
  ...spellings('id', ['1', '2'], clients),
  same('an empty list is none', clients('count=3'), clients('count=3&id='), clients('count=3&id[]=')),
  ...spellings('types', ['incoming', 'outgoing'], query => calls(`&${query}`)),
  ...spellings('statuses', ['success', 'missed'], query => calls(`&${query}`)),
  same('an empty list of types', calls(''), calls('&types='), calls('&types[]=')),
  ...spellings('service_ids', ['13', '14'], query => search(`&${query}`)),
  ...spellings('staff_ids', ['2', '6'], query => search(`&${query}`)),
  same('an empty list of staff', search(''), search('&staff_ids=')),

  sameUnlike(
    'calls are asked for with a JSON body on GET, as the older description shows it',
    calls('&limit=5'),
    calls('&types=outgoing&limit=5'),
    get('/v1/voip/integration/calls', {
      json: { salon_id: 1, date_from: '2020-01-01', date_to: '‹tomorrow›', types: ['outgoing'], limit: 5 },
    }),
    get('/v1/voip/integration/calls', {
      json: {
        salon_id: '1',
        date_from: '2020-01-01',
        date_to: '‹tomorrow›',
        types: ['outgoing'],
        limit: '5',
      },
    }),
  ),
  sameUnlike(
    'page 0 is the first page',
    clients('page=2&count=5'),
    clients('page=1&count=5'),
    clients('page=0&count=5'),
    clients('count=5'),
  ),
  one('a page past the end is empty', {
    ...clients('page=5000'),
    has: { data: [], meta: { total_count: 200 } },
  }),
  one('a size that is too large is refused, not cut', call('GET', '/v1/clients/1?count=301', 422)),
  one('a negative page is refused', call('GET', '/v1/clients/1?page=-1', 422)),
  one(
    'page 0 of the connected Locations',
    call('GET', '/v1/marketplace/application/1/salons?page=0&count=1000', 200, { has: { meta: [] } }),
  ),
  one(
    'more than 1000 connected Locations at once',
    call('GET', '/v1/marketplace/application/1/salons?page=1&count=1001', 422),
  ),
  same(
    'a flag in a query is 1 or true',
    get('/v1/companies?my=1'),
    get('/v1/companies?my=true'),
    get('/v1/companies/?my=1'),
  ),
  same('a trailing slash', get('/v1/countries'), get('/v1/countries/')),
  sameUnlike(
    'a trailing slash before the query',
    clients(''),
    clients('count=2'),
    get('/v1/clients/1/?count=2'),
  ),
  one('a trailing slash on POST', call('POST', '/v1/company/1/clients/search/', 200, { json: {} })),
  one('HEAD instead of GET', call('HEAD', '/v1/countries', 200, { isEmpty: true })),
  one('HEAD of what is not there', call('HEAD', '/v1/client/1/987654', 404, { isEmpty: true })),
  one('an unknown path', call('GET', '/v1/nowhere', 404, { has: { success: false, data: null } })),
  one(
    'a known path with another method',
    call('PATCH', '/v1/countries', 405, { has: { success: false }, answers: { allow: 'GET' } }),
  ),
  sameUnlike(
    'search dates have defaults',
    get('/v1/activity/1/search?from=‹here today›&till=‹here today›'),
    get('/v1/activity/1/search?from=‹here today›&till=‹here in a month›'),
    get('/v1/activity/1/search'),
  ),
  sameUnlike(
    'a phone is looked for in any spelling',
    clients(''),
    clients('phone=14155551001'),
    clients('phone=%2B1%20(415)%20555-1001'),
    clients('phone=415-555-1001'),
    clients('phone=+14155551001'),
  ),
  flow(
    'services of a team member, and of a category',
    get('/v1/company/1/services?staff_id=3', { has: { data: [{}, {}] } }),
    get('/v1/company/1/services?category_id=4', { has: { data: [{}, {}] } }),
  ),
  same('team by its older path', get('/v1/company/1/staff'), get('/v1/staff/1')),
  same('a team member by the older path', get('/v1/company/1/staff/1'), get('/v1/staff/1/1')),
  same('services by their older path', get('/v1/company/1/services'), get('/v1/services/1')),
  same(
    'categories by all their paths',
    get('/v1/company/1/service_categories'),
    get('/v1/service_categories/1'),
    get('/v1/company/1/service/categories'),
  ),
  same(
    'one category by all its paths',
    get('/v1/company/1/service_categories/1'),
    get('/v1/service_categories/1/1'),
    get('/v1/service_category/1/1'),
  ),
  one('GET with the JSON type and no body', get('/v1/countries', { headers: json })),
  one('GET with the JSON type and an empty object', get('/v1/countries', { headers: json, body: '{}' })),
]
