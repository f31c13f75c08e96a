import type { ErrorCode, FieldCode } from '@foyer/contract'

interface Advice {
  when: string
  todo: string
}

/** What the contract does not say of its errors: when they come, and what a program does then. */
export const errorAdvice: Record<ErrorCode, Advice> = {
  malformed_json: { when: 'The body does not parse.', todo: 'Send JSON. The same request fails again.' },
  bad_request: {
    when: 'The request cannot be read: a broken header, address or `Idempotency-Key`.',
    todo: 'Read the message and change the request.',
  },
  unauthorized: {
    when: 'No credentials, or some that are unknown, revoked or ended.',
    todo: 'Read the message and `WWW-Authenticate`: they say which token is missing or wrong.',
  },
  second_factor_needed: {
    when: 'Signing in with a password only, where the account has a second factor.',
    todo: 'Ask the person for a code and send it as `code`.',
  },
  account_suspended: {
    when: 'Operators have suspended the account of the person who signs in, or whose session it is.',
    todo: 'Show the reason, which the message ends with. Only an operator can lift it.',
  },
  forbidden: {
    when: 'The caller is known, and has no role or right for this.',
    todo: 'Read the message: it names the right. Do not repeat the request.',
  },
  insufficient_scope: {
    when: 'The token or key lacks the scope.',
    todo: 'Make a credential with the scope that `WWW-Authenticate` or the message names.',
  },
  proof_needed: {
    when: 'A sensitive change, and the session gave no password or code in the last fifteen minutes.',
    todo: 'Ask for one, send it to `POST /account/me/proof`, repeat the request. The SDK does it with `renewProof`.',
  },
  second_factor_required: {
    when: 'An operator without a second factor, in production.',
    todo: 'Turn on the second factor in the profile.',
  },
  not_found: {
    when: 'No such path or record, or the caller cannot see it.',
    todo: 'Check the ID and its Location. Records of others look the same as none.',
  },
  method_not_allowed: {
    when: 'The path exists with other methods.',
    todo: 'Use a method that `Allow` names.',
  },
  request_timeout: { when: 'The request did not arrive in time.', todo: 'Send it again.' },
  conflict: {
    when: 'Another record or state is in the way: a name that is taken, a slot that is booked.',
    todo: 'Read the message, read the record again, decide anew.',
  },
  idempotency_running: {
    when: 'The first request with this `Idempotency-Key` has not ended.',
    todo: 'Wait for the seconds in `Retry-After`, and send the same request again.',
  },
  idempotency_lost: {
    when: 'The first request was carried out, and its response is not kept.',
    todo: 'Read what is there before you send anything under a new key.',
  },
  staff_busy: {
    when: 'Another appointment or group event has the time of the team member.',
    todo: 'Choose another time, or send `save_if_busy` (`force` for a group event).',
  },
  outside_schedule: {
    when: 'The team member does not work at that time.',
    todo: 'Choose another time, or send `save_if_busy` (`force` for a group event).',
  },
  resource_busy: {
    when: 'A room, chair or device that the booking needs is taken.',
    todo: 'Choose another time or instance. Nothing overrides it.',
  },
  no_seats_left: {
    when: 'The group event has fewer free seats than the booking needs.',
    todo: 'Book fewer seats, or raise the capacity.',
  },
  too_large: {
    when: 'The body exceeds the limit of the operation.',
    todo: 'Split the request. The message names the limit.',
  },
  unsupported_media_type: {
    when: 'A body that is not declared as JSON.',
    todo: 'Send `Content-Type: application/json`.',
  },
  range_not_satisfiable: {
    when: 'A `Range` header that asks for bytes after the end of a file.',
    todo: 'Ask for a range within the file, or for the whole file.',
  },
  misdirected: {
    when: 'The `Host` header names a host that this server does not serve.',
    todo: 'Use the published address. Operators: see `PUBLIC_API_URL` and `PUBLIC_APP_URL`.',
  },
  validation_failed: {
    when: 'Fields are missing, unknown values or out of range.',
    todo: 'Read `meta.errors`: one response names every field.',
  },
  idempotency_mismatch: {
    when: 'The key was used for a different request.',
    todo: 'Use a new key for each request. It is a mistake in the program.',
  },
  rate_limited: {
    when: 'More requests than the limit allows.',
    todo: 'Wait for the seconds in `Retry-After`. The SDK waits and repeats.',
  },
  idempotency_full: {
    when: 'More keys within a day than a caller may use.',
    todo: 'Nothing was carried out. Wait, or send the request without a key.',
  },
  headers_too_large: {
    when: 'The address and the headers are too long.',
    todo: 'Send fewer or shorter headers.',
  },
  internal: {
    when: 'Our own failure.',
    todo: 'Repeat a GET, or a POST with the same `Idempotency-Key`. Report `X-Request-Id` if it stays.',
  },
  unavailable: {
    when: 'The server starts, stops, or has no database.',
    todo: 'Repeat with growing pauses, as after `internal`.',
  },
}

export const fieldAdvice: Record<FieldCode, Advice> = {
  invalid: { when: 'The value of a field is missing or wrong.', todo: 'Read the message of the field.' },
  invalid_cursor: { when: 'The cursor was changed or cut.', todo: 'Send it as it was given.' },
  foreign_cursor: {
    when: 'The cursor belongs to another list, Location or credential.',
    todo: 'Begin the list again without a cursor.',
  },
  expired_cursor: { when: 'The cursor is too old.', todo: 'Begin the list again without a cursor.' },
}

/** The errors of the OAuth 2.0 endpoints (RFC 6749), as `error` in JSON, or in the query of the redirect. */
export const oauthAdvice: Record<string, Advice & { status: string }> = {
  invalid_request: {
    status: '400',
    when: 'A parameter is missing, repeated or malformed.',
    todo: 'Read `error_description` and change the request.',
  },
  invalid_client: {
    status: '401',
    when: 'The OAuth client is unknown, or its secret is wrong.',
    todo: 'Check `client_id` and the secret; a rotated secret ends the old one.',
  },
  invalid_grant: {
    status: '400',
    when: 'The code or refresh token is used, ended or withdrawn, or `code_verifier` does not fit.',
    todo: 'Send the owner to `/oauth/authorize` again.',
  },
  unauthorized_client: {
    status: '400',
    when: 'The OAuth client may not use this grant type.',
    todo: 'Use `authorization_code`, `refresh_token` or `client_credentials`.',
  },
  unsupported_grant_type: {
    status: '400',
    when: 'An unknown `grant_type`.',
    todo: 'Use `authorization_code`, `refresh_token` or `client_credentials`.',
  },
  unsupported_response_type: {
    status: 'redirect',
    when: 'A `response_type` other than `code`.',
    todo: 'Send `response_type=code`.',
  },
  invalid_scope: {
    status: '400',
    when: 'No scope, or an unknown one.',
    todo: 'Ask for scopes of the [v3 guide](v3-guide.md).',
  },
  access_denied: {
    status: 'redirect',
    when: 'The owner did not consent.',
    todo: 'Say so to the person. Do not ask again at once.',
  },
  invalid_token: {
    status: '401',
    when: 'In `WWW-Authenticate` of the API: the token is unknown, ended or revoked.',
    todo: 'Refresh it, or ask for a new one.',
  },
  temporarily_unavailable: {
    status: '429',
    when: 'Too many requests to the OAuth 2.0 endpoints.',
    todo: 'Wait for the seconds in `Retry-After`.',
  },
  server_error: { status: '500', when: 'Our own failure.', todo: 'Repeat the request later.' },
}
