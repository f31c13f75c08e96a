import Type from 'typebox'
import { anyone, person } from '../../access.ts'
import { EmailAddress } from '../../email-address.ts'
import { operation } from '../../operation.ts'
import { NoData, Text } from '../../wire.ts'
import { Password } from './people.ts'

const account = { document: 'account', tag: 'People', surface: 'app', method: 'POST', data: NoData } as const

const LinkToken = Text(128, 'The part of the link in the mail after `#`', { minLength: 1 })

export const confirmEmail = operation({
  ...account,
  name: 'confirmEmail',
  path: '/account/me/email/confirm',
  access: person,
  summary: 'Confirm an e-mail address',
  description:
    'Confirms the address, or completes a change of it. A link works once, for 24 hours, and until a newer one is sent. A link for another account returns 403.',
  body: Type.Object({ token: LinkToken }),
  status: 200,
  errors: [401, 403, 404, 409, 422, 429],
})

export const sendConfirmation = operation({
  ...account,
  name: 'sendEmailConfirmation',
  path: '/account/me/email/send',
  access: person,
  summary: 'Send the confirmation link again',
  description: 'Earlier links stop working. At most five links can be sent in an hour.',
  status: 202,
  errors: [401, 403, 409, 429],
})

export const changeEmail = operation({
  ...account,
  name: 'changeEmail',
  path: '/account/me/email',
  access: person,
  summary: 'Change my e-mail address',
  description:
    'Sends a link to the new address and a notice to the current one. Nothing changes until the link is followed. The response is the same whether or not the address belongs to another account.',
  body: Type.Object({
    email: EmailAddress,
    current_password: Text(1024, 'Your password', { minLength: 1 }),
  }),
  status: 202,
  errors: [401, 403, 422, 429],
})

export const forgotPassword = operation({
  ...account,
  name: 'forgotPassword',
  path: '/account/password/forgot',
  access: anyone('whoever has forgotten a password cannot sign in'),
  summary: 'Request a password reset',
  description:
    'Sends a link to the address of the account. The link works once, for one hour. The response is the same whether or not the account exists.',
  body: Type.Object({ email: EmailAddress }),
  status: 202,
  errors: [422, 429],
})

export const resetPassword = operation({
  ...account,
  name: 'resetPassword',
  path: '/account/password/reset',
  access: anyone('the token from the mail is the proof'),
  summary: 'Set a new password with the link from the mail',
  description:
    'Ends every session and revokes every token of the person, and confirms the address. It does not sign the person in, and a second factor stays on.',
  body: Type.Object({ token: LinkToken, password: Password }),
  status: 200,
  errors: [404, 422, 429],
})
