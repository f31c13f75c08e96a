import Type from 'typebox'
import { person } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Instant, NoData, Nullable, Shape, Text } from '../../wire.ts'

const ofMe = { document: 'account', tag: 'Second factor', surface: 'app', access: person } as const
const path = '/account/me/second_factor'

const RecoveryCodes = Shape({
  recovery_codes: Type.Array(Type.String(), { description: 'Each works once. Shown only here' }),
})

export const getSecondFactor = operation({
  ...ofMe,
  name: 'getSecondFactor',
  method: 'GET',
  path,
  summary: 'My second factor',
  description: 'Whether signing in asks for a code of an authenticator app, and since when.',
  status: 200,
  data: Shape({
    is_on: Type.Boolean({ description: 'Whether signing in asks for a code' }),
    since: Nullable(Instant('When it was switched on')),
    recovery_codes_left: Type.Integer({ description: 'How many recovery codes have not been used' }),
  }),
  errors: [401],
})

export const beginSecondFactor = operation({
  ...ofMe,
  name: 'beginSecondFactor',
  method: 'POST',
  path,
  summary: 'Begin to switch a second factor on',
  description:
    'Gives the secret for an authenticator app (RFC 6238). It counts once a code of it is confirmed.',
  status: 200,
  data: Shape({
    secret: Type.String({ description: 'In base32, to type in' }),
    uri: Type.String({ description: 'The same as otpauth:// address, to show as a QR code' }),
  }),
  errors: [401, 403, 409],
})

export const confirmSecondFactor = operation({
  ...ofMe,
  name: 'confirmSecondFactor',
  method: 'PUT',
  path,
  summary: 'Switch the second factor on',
  description:
    'With a code of the app, so that it surely works. From then on signing in asks for one. The recovery codes are shown once.',
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
  summary: 'Make new recovery codes',
  description: 'The old ones stop working.',
  status: 200,
  data: RecoveryCodes,
  errors: [401, 403, 409],
})

export const disableSecondFactor = operation({
  ...ofMe,
  name: 'disableSecondFactor',
  method: 'DELETE',
  path,
  summary: 'Switch the second factor off',
  description:
    'Signing in asks for the password alone again. An operator who does so must switch it on again before anything else, in production.',
  status: 204,
  data: NoData,
  errors: [401, 403, 409],
})
