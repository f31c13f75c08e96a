/** Every error the platform can return: its code, its status and its default message. */
export const errors = {
  malformed_json: { status: 400, message: 'The body is not valid JSON.' },
  bad_request: { status: 400, message: 'The request could not be understood.' },
  unauthorized: { status: 401, message: 'Authentication needed.' },
  second_factor_needed: {
    status: 401,
    message: 'Send the code of your authenticator app, or a recovery code, as well (field code).',
  },
  account_suspended: { status: 401, message: 'This account is suspended by the platform.' },
  forbidden: { status: 403, message: 'Access denied.' },
  insufficient_scope: { status: 403, message: 'The credential lacks the scope for this.' },
  proof_needed: {
    status: 403,
    message: 'Confirm with your password or a code that it is still you (POST /account/me/proof).',
  },
  second_factor_required: {
    status: 403,
    message: 'Operators need a second factor: switch it on in your profile first.',
  },
  not_found: { status: 404, message: 'Not found.' },
  method_not_allowed: { status: 405, message: 'This method is not allowed here.' },
  request_timeout: { status: 408, message: 'The request took too long to arrive.' },
  conflict: { status: 409, message: 'The request conflicts with what is already there.' },
  staff_busy: { status: 409, message: 'The team member is busy at that time.' },
  outside_schedule: { status: 409, message: 'That time is outside the schedule of the team member.' },
  resource_busy: { status: 409, message: 'A resource is taken at that time.' },
  no_seats_left: { status: 409, message: 'The event has not so many seats left.' },
  idempotency_running: {
    status: 409,
    message: 'A request with this Idempotency-Key is still running: send it again in a moment.',
  },
  idempotency_lost: {
    status: 409,
    message:
      'The request with this Idempotency-Key was carried out, but its answer was lost or is not kept: look at what is there before you send it under a new key.',
  },
  too_large: { status: 413, message: 'The body is too large.' },
  unsupported_media_type: { status: 415, message: 'The body must be JSON (Content-Type: application/json).' },
  range_not_satisfiable: { status: 416, message: 'The file has no such range of bytes.' },
  misdirected: {
    status: 421,
    message: 'This server does not answer for the host that the request names.',
  },
  validation_failed: { status: 422, message: 'Some fields are missing or wrong.' },
  idempotency_mismatch: {
    status: 422,
    message: 'This Idempotency-Key was used for another request: use a new key for each request.',
  },
  rate_limited: { status: 429, message: 'Too many requests.' },
  idempotency_full: {
    status: 429,
    message: 'You have used too many Idempotency-Keys within a day: nothing was carried out.',
  },
  headers_too_large: { status: 431, message: 'The address or the headers of the request are too long.' },
  internal: { status: 500, message: 'Something went wrong on our side.' },
  unavailable: { status: 503, message: 'The service is not available at the moment.' },
} as const

/** Between the message of `account_suspended` and the reason that the operator gave. */
export const suspensionMark = ' Reason: '

export type ErrorCode = keyof typeof errors
export type ErrorStatus = (typeof errors)[ErrorCode]['status']

/** Errors that programs must distinguish from others with the same status; v1, v2 and the account name them in `meta.code`. */
export const namedErrors: ReadonlySet<ErrorCode> = new Set([
  'second_factor_needed',
  'account_suspended',
  'proof_needed',
  'second_factor_required',
  'staff_busy',
  'outside_schedule',
  'resource_busy',
  'no_seats_left',
  'idempotency_running',
  'idempotency_lost',
  'idempotency_mismatch',
  'idempotency_full',
])

/** The codes of v3, which has no second factors, fresh proofs or idempotency keys. */
export const problemCodes = (Object.keys(errors) as ErrorCode[]).filter(code => !namedErrors.has(code))

/** The codes of field errors on v3. */
export const fieldCodes = ['invalid', 'invalid_cursor', 'foreign_cursor', 'expired_cursor'] as const
export type FieldCode = (typeof fieldCodes)[number]

/** Field errors by field name. */
export type FieldErrors = Record<string, string[]>
