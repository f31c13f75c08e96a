import Type from 'typebox'
import { partner } from '../access.ts'
import { operation } from '../operation.ts'
import { Id, Text } from '../wire.ts'
import { Code } from './account/people.ts'

const AuthenticatedUser = Type.Object(
  {
    id: Id('User ID'),
    user_token: Type.String({ description: 'Send it as `User <token>`. Shown only here.' }),
    name: Type.String({ description: 'Name of the person' }),
    phone: Type.String({ description: 'Phone number in international format; empty if there is none' }),
    login: Type.String({
      description: 'What the person signs in with: the e-mail address or the phone number',
    }),
    email: Type.String({ description: 'E-mail address; empty if there is none' }),
    avatar: Type.String({ description: 'URL of the picture; empty if there is none' }),
    is_approved: Type.Boolean({
      description: 'Whether the account is approved: false until the e-mail address is confirmed',
    }),
    is_email_confirmed: Type.Boolean({ description: 'Whether the e-mail address is confirmed' }),
  },
  { $id: 'AuthenticatedUser' },
)

export const authenticate = operation({
  name: 'authenticateUser',
  document: 'general',
  tag: 'Authentication',
  method: 'POST',
  surface: 'v1',
  path: '/auth',
  access: partner,
  countsGuesses: true,
  summary: 'Get a user token',
  description:
    'Exchanges a login and a password for a user token. The token works only with the partner API (v1, v2), until it is revoked, the password changes, or it has not been used for 180 days. A person with a second factor also needs `code`: without it the response is 401 with `meta.code` `second_factor_needed`. Guessing is throttled per login and address.',
  body: Type.Object({
    login: Text(255, 'Phone number or e-mail address', { minLength: 1 }),
    password: Text(1024, 'The password of the person', { minLength: 1 }),
    code: Code,
  }),
  status: 201,
  data: AuthenticatedUser,
  errors: [401, 422, 429],
})
