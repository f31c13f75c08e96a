/** The reasons why an event is not eligible for an endpoint, with their sentences in the log. */
export const blockedReasons = {
  removed: 'The application or the endpoint was removed before it was sent.',
  switched_off: 'The owner of the Location has switched this endpoint off.',
  application_disabled: 'The application is disabled.',
  application_frozen: 'The application is frozen in this Location.',
  partner_suspended: 'The partner account is suspended by the platform.',
  location_suspended: 'The Location is suspended by the platform.',
  person_suspended: 'The person who set this endpoint is suspended by the platform.',
  not_installed: 'The application is not connected to this Location.',
  person_unknown: 'It is not known who set this endpoint. An owner of the Location can take it over.',
  no_role:
    'The person who set this endpoint no longer has a role in the Location. An owner of the Location can take it over.',
  no_webhook_access:
    'The person who set this endpoint no longer has webhook_access in the Location. An owner of the Location can take it over.',
  inactive: 'This endpoint is not active: active is 0 in the hooks settings.',
  no_right: 'Whoever set this endpoint no longer has the right to this kind of record in the Location.',
  not_subscribed: 'This endpoint is not subscribed to this kind of record.',
  own_change: 'The change was made with the partner’s own token, and self_sending is 0.',
} as const

export type BlockedBy = keyof typeof blockedReasons

/** Reasons that hold a delivery instead of cancelling it: it can be sent again when they have ended. */
export const holdingReasons = [
  'application_frozen',
  'partner_suspended',
  'location_suspended',
  'person_suspended',
] as const satisfies BlockedBy[]

/** Reasons that concern one event, never the endpoint as a whole. */
const ofEvents: readonly string[] = ['not_subscribed', 'own_change'] satisfies BlockedBy[]

export const endpointBlockers = Object.keys(blockedReasons).filter(reason => !ofEvents.includes(reason))

/** Reasons that pause the endpoint of a person until an owner takes it over. */
export const pausedBy = ['person_unknown', 'no_role', 'no_webhook_access'] as const satisfies BlockedBy[]
