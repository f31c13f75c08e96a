import type { Operation } from './operation.ts'

/** The parts of the account surface that a personal access token can access, each with a read and a write scope. */
const areas = {
  profile: 'your profile',
  locations: 'your Locations, their people, applications and telephony',
  partners: 'your partner accounts and their applications',
  operator: 'what operators see and do',
} as const

type Area = keyof typeof areas

/** All scopes of personal access tokens. */
export type AccountScope = `${Area}:${'read' | 'write'}`

export const accountScopes: { scope: AccountScope; title: string }[] = (Object.keys(areas) as Area[]).flatMap(
  area => [
    { scope: `${area}:read`, title: `Read ${areas[area]}` },
    { scope: `${area}:write`, title: `Change ${areas[area]}` },
  ],
)

export const accountScopeNames = accountScopes.map(({ scope }) => scope)

/**
 * Maps paths to parts of the surface; the first matching prefix decides. Paths below `/account/me` are how
 * a person proves who they are, so no token can call them, because a token can be stolen.
 */
const areasByPrefix: [beginning: string, area: Area | 'session'][] = [
  ['/account/me/', 'session'],
  ['/account/me', 'profile'],
  ['/account/sign_out', 'session'],
  ['/account/operator/', 'operator'],
  ['/account/applications/{application_id}/card', 'locations'],
  ['/account/applications/{application_id}/connections', 'locations'],
  ['/account/applications', 'partners'],
  ['/account/partners', 'partners'],
  ['/account/event_types', 'partners'],
  ['/account/partner_invitations', 'partners'],
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
  ['/account/notices', 'session'],
  ['/account/sandbox', 'session'],
  ['/account/attention', 'locations'],
]

/**
 * The scope that a personal access token needs for an operation; `session` where no token is enough. Operations that
 * are not in the table are for sessions only.
 */
export function accountScopeOf({
  path,
  method,
}: Pick<Operation, 'path' | 'method'>): AccountScope | 'session' {
  const area = areaOf(path) ?? 'session'
  return area === 'session' ? area : `${area}:${method === 'GET' ? 'read' : 'write'}`
}

export const areaOf = (path: string): Area | 'session' | undefined =>
  areasByPrefix.find(([beginning]) => beginsWith(path, beginning))?.[1]

/** Operations that decide who has access or what is paid. */
const guarded = [
  '/account/operator',
  '/account/me/access_tokens',
  '/account/me/deletion',
  '/account/me/second_factor',
  '/account/restricted_keys',
  '/account/locations/{location_id}/restricted_keys',
  '/account/locations/{location_id}/users',
  '/account/locations/{location_id}/roles',
  '/account/locations/{location_id}/invitations',
  '/account/locations/{location_id}/consents',
  '/account/locations/{location_id}/receivers',
  '/account/locations/{location_id}/clients',
  '/account/locations/{location_id}/retention',
  '/account/consent_requests',
  '/account/applications/{application_id}/connections',
  '/account/partners/{partner_id}/members',
  '/account/partners/{partner_id}/invitations',
  '/account/partners/{partner_id}/token',
  '/account/partners/{partner_id}/webhook_secret',
  '/account/partners/{partner_id}/endpoints',
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

/** Reads that show a secret in use every time they are called. */
const guardedReads = ['/account/chains/{chain_id}/telephony']

/** Whether an operation needs a fresh proof. */
export const needsFreshProof = ({ path, method }: Pick<Operation, 'path' | 'method'>): boolean =>
  method === 'GET'
    ? guardedReads.includes(path)
    : guardedAlone.includes(path) || guarded.some(beginning => beginsWith(path, beginning))

const beginsWith = (path: string, beginning: string): boolean =>
  path === beginning || path.startsWith(beginning.endsWith('/') ? beginning : `${beginning}/`)
