import type { Operation } from './operation.ts'

/** The parts of the account surface that a personal access token can open, each for reading and for changes. */
const areas = {
  profile: 'your profile',
  locations: 'your Locations, their people, applications and telephony',
  partners: 'your partner accounts and their applications',
  operator: 'what operators see and do',
} as const

type Area = keyof typeof areas

/** What a personal access token may be allowed to do. */
export type AccountScope = `${Area}:${'read' | 'write'}`

export const accountScopes: { scope: AccountScope; title: string }[] = (Object.keys(areas) as Area[]).flatMap(
  area => [
    { scope: `${area}:read`, title: `Read ${areas[area]}` },
    { scope: `${area}:write`, title: `Change ${areas[area]}` },
  ],
)

export const accountScopeNames = accountScopes.map(({ scope }) => scope)

/**
 * Which part of the surface a path belongs to; the first beginning that fits decides. What is below `/account/me` is how
 * a person proves who they are: a token, which could be stolen, never reaches it.
 */
const places: [beginning: string, area: Area | 'session'][] = [
  ['/account/me/', 'session'],
  ['/account/me', 'profile'],
  ['/account/sign_out', 'session'],
  ['/account/operator/', 'operator'],
  ['/account/applications/{application_id}/card', 'locations'],
  ['/account/applications/{application_id}/connections', 'locations'],
  ['/account/applications', 'partners'],
  ['/account/partners', 'partners'],
  ['/account/locations', 'locations'],
  ['/account/chains', 'locations'],
  ['/account/invitations', 'locations'],
  ['/account/restricted_keys', 'locations'],
  ['/account/scopes', 'locations'],
  ['/account/rights', 'locations'],
  ['/account/consent_requests', 'session'],
  ['/account/countries', 'locations'],
  ['/account/cities', 'locations'],
  ['/account/business_groups', 'locations'],
  ['/account/notifications', 'locations'],
]

/**
 * The scope that a personal access token needs for an operation of people: `session` where no token is enough. An operation
 * outside the table is for sessions alone until somebody decides.
 */
export function accountScopeOf({
  path,
  method,
}: Pick<Operation, 'path' | 'method'>): AccountScope | 'session' {
  const area = areaOf(path) ?? 'session'
  return area === 'session' ? area : `${area}:${method === 'GET' ? 'read' : 'write'}`
}

export const areaOf = (path: string): Area | 'session' | undefined =>
  places.find(([beginning]) => beginsWith(path, beginning))?.[1]

/** Changes here decide who gets in, or what is paid. */
const guarded = [
  '/account/operator',
  '/account/me/access_tokens',
  '/account/me/second_factor',
  '/account/restricted_keys',
  '/account/locations/{location_id}/restricted_keys',
  '/account/locations/{location_id}/users',
  '/account/locations/{location_id}/roles',
  '/account/locations/{location_id}/invitations',
  '/account/locations/{location_id}/consents',
  '/account/locations/{location_id}/receivers',
  '/account/consent_requests',
  '/account/applications/{application_id}/connections',
  '/account/partners/{partner_id}/token',
  '/account/partners/{partner_id}/webhook_secret',
  '/account/partners/{partner_id}/oauth_clients',
  '/account/applications/{application_id}/api_access',
  '/account/applications/{application_id}/tariffs',
  '/account/chains/{chain_id}/telephony/token',
  '/account/chains/{chain_id}/telephony/routes',
]

/** Without what is below: the settings of a Location, payments among them; where a partner's secrets are sent. */
const guardedAlone = [
  '/account/locations/{location_id}',
  '/account/partners',
  '/account/partners/{partner_id}',
  '/account/applications',
  '/account/applications/{application_id}',
]

/** What shows a secret that is in use, and shows it again and again. */
const guardedReads = ['/account/chains/{chain_id}/telephony']

/** Whether a session must have proven its person in the last minutes before it does this. */
export const needsFreshProof = ({ path, method }: Pick<Operation, 'path' | 'method'>): boolean =>
  method === 'GET'
    ? guardedReads.includes(path)
    : guardedAlone.includes(path) || guarded.some(beginning => beginsWith(path, beginning))

const beginsWith = (path: string, beginning: string): boolean =>
  path === beginning || path.startsWith(beginning.endsWith('/') ? beginning : `${beginning}/`)
