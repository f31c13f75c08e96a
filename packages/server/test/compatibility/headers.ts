import { acceptSpellings, authorizationSpellings } from '../../../cli/src/conformance/spellings.ts'
import { asPartner, call, get, type Habit, one, tokens } from './habit.ts'

const { partner, owner } = tokens
const asked = (authorization: string) => get('/v1/companies?my=1', { headers: { authorization } })
const refused = (authorization: string) =>
  call('GET', '/v1/companies?my=1', 401, {
    headers: { authorization },
    has: { success: false, data: null },
    answers: { 'www-authenticate': 'Bearer' },
  })

export const headerHabits: Habit[] = [
  ...Object.entries(authorizationSpellings(partner, owner)).map(([how, header]) =>
    one(`both tokens ${how}`, asked(header)),
  ),
  one('a user part on an operation of partners', get('/v1/countries')),
  one(
    'a user part that is nobody, on an operation of partners',
    get('/v1/countries', { headers: { authorization: `Bearer ${partner}, User nobody` } }),
  ),
  one('no header', { path: '/v1/countries', status: 401, answers: { 'www-authenticate': 'Bearer' } }),
  one(
    'an empty header',
    call('GET', '/v1/countries', 401, {
      headers: { authorization: '' },
      answers: { 'www-authenticate': 'Bearer' },
    }),
  ),
  one('an unknown partner', refused('Bearer nobody, User nobody')),
  one('no user part where one is needed', refused(`Bearer ${partner}`)),
  one('an unknown user', refused(`Bearer ${partner}, User nobody`)),
  one("a user token in the partner's place", refused(`Bearer ${owner}`)),
  one(
    "a system user beside another partner's token",
    refused(`Bearer ${tokens.other}, User ${tokens.systemUser}`),
  ),
  ...acceptSpellings.map(accept =>
    one(
      `Accept: ${accept}`,
      get('/v1/countries', {
        headers: { ...asPartner, accept },
        has: { success: true, meta: [] },
        answers: { 'content-type': 'application/json; charset=utf-8' },
      }),
    ),
  ),
  one(
    'deprecated reads say so, and name no day',
    get('/v1/clients/1?count=1', { answers: { deprecation: '' } }),
  ),
  one(
    'the deprecated service read, by a partner alone',
    get('/v1/services/1/1', { headers: asPartner, answers: { deprecation: '' } }),
  ),
]
