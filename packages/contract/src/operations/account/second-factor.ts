import Type from 'typebox'
import { person } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Instant, NoData, Nullable, Shape, Text } from '../../wire.ts'

const ofMe = { document: 'account', tag: 'Second factor', surface: 'app', access: person } as const
const path = '/account/me/second_factor'

const RecoveryCodes = Shape({
  recovery_codes: Type.Array(Type.String(), { description: 'Each code works once. Shown only here' }),
})

export const getSecondFactor = operation({
  ...ofMe,
  name: 'getSecondFactor',
  method: 'GET',
  path,
  summary: 'Get the status of my second factor',
  description: 'Returns whether signing in asks for a code of an authenticator app, and since when.',
  status: 200,
  data: Shape({
    is_on: Type.Boolean({ description: 'Whether signing in asks for a code' }),
    since: Nullable(Instant('When it was turned on')),
    recovery_codes_left: Type.Integer({ description: 'How many recovery codes have not been used' }),
  }),
  errors: [401],
})

export const beginSecondFactor = operation({
  ...ofMe,
  name: 'beginSecondFactor',
  method: 'POST',
  path,
  summary: 'Start to set up a second factor',
  description:
    'Returns the secret for an authenticator app (RFC 6238). The second factor is on once a code of the app is confirmed.',
  status: 200,
  data: Shape({
    secret: Type.String({ description: 'The secret in base32, to type in' }),
    uri: Type.String({ description: 'The same secret as an otpauth:// URL, to show as a QR code' }),
  }),
  errors: [401, 403, 409],
})

export const confirmSecondFactor = operation({
  ...ofMe,
  name: 'confirmSecondFactor',
  method: 'PUT',
  path,
  summary: 'Turn on the second factor',
  description:
    'Needs a code of the app, which proves that the app works. From then on signing in asks for a code. The recovery codes are shown only once.',
  body: Type.Object({ code: Text(64, 'A code of the authenticator app', { minLength: 1 }) }),
  status: 200,
  data: RecoveryCodes,
  errors: [401, 403, 409, 422, 429],
})

export const renewRecoveryCodes = operation({
  ...ofMe,
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: `${path}/recovery_codes`,
  summary: 'Generate new recovery codes',
  description: 'The previous codes stop working.',
  status: 200,
  data: RecoveryCodes,
  errors: [401, 403, 409],
})

export const disableSecondFactor = operation({
  ...ofMe,
  name: 'disableSecondFactor',
  method: 'DELETE',
  path,
  summary: 'Turn off the second factor',
  description:
    'Signing in then asks only for the password. In production, an operator must turn it on again before doing anything else.',
  status: 204,
  data: NoData,
  errors: [401, 403, 409],
})
