import Type from 'typebox'
import { anyone, person } from '../../access.ts'
import { EmailAddress } from '../../email-address.ts'
import { mailLanguages } from '../../notices.ts'
import { operation } from '../../operation.ts'
import { partnerRoles } from '../../partner-roles.ts'
import { Id, Instant, NoData, Nullable, Shape, Text, Title } from '../../wire.ts'
import { OwnSuspension } from '../operators/shared.ts'
import { InvitationToken } from './invitations.ts'

export const Password = Type.String({
  minLength: 10,
  maxLength: 1024,
  description: 'At least ten characters',
  examples: ['correct horse battery'],
})

/** The code of the second factor, if the person has one. */
export const Code = Type.Optional(
  Text(64, 'Code of the authenticator app, or a recovery code', { minLength: 1 }),
)

const Me = Type.Object(
  {
    id: Id('User ID'),
    name: Type.String({ description: 'Name of the person' }),
    email: Type.String({ description: 'E-mail address' }),
    is_email_confirmed: Type.Boolean({
      description: 'Whether the e-mail address is confirmed; until then it gets no roles',
    }),
    phone: Type.String({ description: 'Phone number in international format; empty if there is none' }),
    is_operator: Type.Boolean({ description: 'Whether the person is an operator of the platform' }),
    second_factor: Type.Enum(['on', 'off', 'required'], {
      description: 'Status of the second factor; `required` for an operator who has to turn it on first',
    }),
    csrf_token: Nullable(
      Type.String({ description: 'Send it as X-CSRF-Token with every change made under the session cookie' }),
    ),
    clock_ahead_seconds: Type.Integer({
      minimum: 0,
      description: 'How far the time of a sandbox is ahead of real time, in seconds; 0 in production',
    }),
    locations: Type.Array(
      Shape({
        id: Id('Location ID'),
        title: Type.String({ description: 'Name of the Location' }),
        timezone_name: Type.String({ description: 'Time zone of the Location' }),
        role: Type.String({ description: 'Title of the role' }),
        is_owner: Type.Boolean({ description: 'Whether the role is Owner' }),
        rights: Type.Array(Type.String(), { description: 'Slugs of the rights that the role gives' }),
        suspension: OwnSuspension,
      }),
      { description: 'The Locations in which the person has a role' },
    ),
    partners: Type.Array(
      Shape({
        id: Id('Partner ID'),
        title: Type.String({ description: 'Name of the partner' }),
        role: Type.Enum([...partnerRoles], { description: 'Role of the person in the team of the partner' }),
        suspension: OwnSuspension,
      }),
      { description: 'The partner accounts of the person' },
    ),
  },
  { $id: 'Me' },
)

const account = { document: 'account', tag: 'People', surface: 'app' } as const

export const about = operation({
  ...account,
  name: 'about',
  method: 'GET',
  path: '/account/about',
  access: anyone('whoever cannot sign in needs somebody to ask'),
  summary: 'Whom to ask',
  description: 'Returns what people may know of this Foyer before they sign in.',
  status: 200,
  data: Type.Object(
    {
      support_contact: Nullable(
        Shape(
          {
            text: Type.String({ description: 'As people read it: an e-mail address or an https address' }),
            href: Type.String({ description: 'What a link opens' }),
          },
          'Whom people may ask; null if whoever runs this Foyer has named nobody (`SUPPORT_CONTACT`)',
        ),
      ),
    },
    { $id: 'About' },
  ),
  errors: [],
})

export const signUp = operation({
  ...account,
  name: 'signUp',
  method: 'POST',
  setsCookies: true,
  path: '/account/sign_up',
  access: anyone('this is where accounts begin'),
  summary: 'Sign up',
  description:
    'Creates an account, signs it in with a session cookie, and sends a link that confirms the address.',
  body: Type.Object({
    name: Title(255, 'Name, as people see it'),
    email: EmailAddress,
    phone: Type.Optional(Text(40, 'Phone number in international format')),
    password: Password,
    invitation: InvitationToken,
    language: Type.Optional(
      Type.Enum([...mailLanguages], {
        description: 'Language of mails to you; absent for English, until you choose',
      }),
    ),
  }),
  status: 201,
  data: Me,
  errors: [409, 422, 429],
})

export const signIn = operation({
  ...account,
  name: 'signIn',
  method: 'POST',
  setsCookies: true,
  path: '/account/sign_in',
  access: anyone('this is where sessions begin'),
  summary: 'Sign in',
  description:
    'Sets the session cookie. If a second factor is on, the password alone returns 401 with `meta.code` `second_factor_needed`: repeat the request with `code`. An account that operators have suspended is 401 with `account_suspended`, and the message ends with their reason. Guessing is throttled per login and address; guesses from elsewhere do not lock out a known device.',
  body: Type.Object({
    login: Text(255, 'E-mail address or phone number', { minLength: 1 }),
    password: Text(1024, 'The password of the person', { minLength: 1 }),
    code: Code,
  }),
  status: 200,
  data: Me,
  errors: [401, 422, 429],
})

export const signOut = operation({
  ...account,
  name: 'signOut',
  method: 'POST',
  setsCookies: true,
  path: '/account/sign_out',
  access: person,
  summary: 'Sign out',
  description: 'Ends the session of this call and clears its cookie.',
  status: 200,
  data: NoData,
  errors: [401, 403],
})

export const me = operation({
  ...account,
  name: 'readMe',
  method: 'GET',
  path: '/account/me',
  access: person,
  summary: 'Get my profile',
  description:
    'Returns the person to whom the session or token belongs, with their Locations and partner accounts.',
  status: 200,
  data: Me,
  errors: [401],
})

export const updateMe = operation({
  ...account,
  name: 'updateMe',
  method: 'PUT',
  path: '/account/me',
  access: person,
  summary: 'Change my name',
  description: 'Others in your Locations and in the audit log see this name.',
  body: Type.Object({ name: Title(255, 'Name, as people see it') }),
  status: 200,
  data: Me,
  errors: [401, 403, 422],
})

export const changePassword = operation({
  ...account,
  name: 'changePassword',
  method: 'POST',
  path: '/account/me/password',
  access: person,
  summary: 'Change my password',
  description: 'Ends every other session and revokes every user token.',
  body: Type.Object({
    current_password: Text(1024, 'The password you use now', { minLength: 1 }),
    new_password: Password,
  }),
  status: 200,
  data: NoData,
  errors: [401, 403, 422, 429],
})

const UserToken = Type.Object(
  {
    id: Id('Token ID'),
    partner: Nullable(Type.String({ description: 'The partner through which it was issued' })),
    created_at: Instant('When it was issued'),
    last_used_at: Nullable(Instant('Last use, accurate to the hour; null if it was never used')),
    expires_at: Nullable(Instant('When it expires unless it is used before; null if it does not expire')),
    hint: Type.String({ description: 'Its last four characters' }),
  },
  { $id: 'UserToken' },
)

export const listTokens = operation({
  ...account,
  name: 'listMyTokens',
  method: 'GET',
  path: '/account/me/tokens',
  access: person,
  summary: 'List my user tokens',
  description:
    'Returns the tokens that partners obtained with your login and password, with the last use of each.',
  status: 200,
  data: Type.Array(UserToken),
  errors: [401],
})

export const revokeToken = operation({
  ...account,
  name: 'revokeMyToken',
  method: 'DELETE',
  path: '/account/me/tokens/{token_id}',
  access: person,
  summary: 'Revoke one of my user tokens',
  description: 'Calls with it return 401 from now on.',
  params: Type.Object({ token_id: Id('Token ID') }),
  status: 204,
  data: NoData,
  errors: [401, 403, 404],
})
