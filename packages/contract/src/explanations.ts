/** Why an event was sent or not: what each sentence of an explanation is about. */
export const explanationCodes = [
  'due',
  'delivered',
  'reported_failure',
  'failed',
  'held',
  'cancelled',
  'switched_off',
  'paused',
  'blocked',
  'application_lacks_right',
  'person_lacks_right',
  'not_subscribed',
  'not_named',
  'not_confirmed',
  'not_published',
  'no_endpoint',
  'just_happened',
  'own_change',
  'own_change_before_endpoint',
  'before_endpoint',
  'before_settings',
  'not_active_then',
  'before_change',
  'not_known',
  'no_event',
  'nobody_there',
  'listener_of_other_location',
  'listener_of_other_events',
  'listener_own_change',
  'listener_lacks_kind',
  'listener_missed',
] as const

export type ExplanationCode = (typeof explanationCodes)[number]

/** The values in a sentence, by their names. Moments are in ISO 8601; `blocked_by` is a reason why nothing is sent. */
export type ExplanationValues = Partial<
  Record<
    | 'at'
    | 'attempt'
    | 'reason'
    | 'blocked_by'
    | 'resource'
    | 'right'
    | 'flag'
    | 'status'
    | 'location_id'
    | 'events'
    | 'missed',
    string
  >
>
