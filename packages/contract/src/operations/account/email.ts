import Type from 'typebox'
import { anyone, person } from '../../access.ts'
import { EmailAddress } from '../../email-address.ts'
import { operation } from '../../operation.ts'
import { NoData, Text } from '../../wire.ts'
import { Password } from './people.ts'

const account = { document: 'account', tag: 'People', surface: 'app', method: 'POST', data: NoData } as const

const LinkToken = Text(128, 'From the link in the mail: what stands behind its #', { minLength: 1 })

export const confirmEmail = operation({
  ...account,
  name: 'confirmEmail',
  path: '/account/me/email/confirm',
  access: person,
  summary: 'Confirm an e-mail address',
  description:
    'Proves that the mail was read, by the person whose account it is: the address is confirmed, or a change of it takes effect. A link works once, for 24 hours, and only until a newer one is sent. One for another account is 403.',
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
  description: 'The links before it stop working. At most five in an hour.',
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
    'Sends a link to the new address and a notice to the present one. Nothing changes until the link is followed. The response is the same whether or not somebody has the address.',
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
  summary: 'Ask for a link that resets the password',
  description:
    'The response is the same whether or not there is such an account. The link goes to the address of the account, works once, and for one hour.',
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
    'Ends every session and every token of the person, and confirms the address. It signs nobody in, and a second factor stays on.',
  body: Type.Object({ token: LinkToken, password: Password }),
  status: 200,
  errors: [404, 422, 429],
})
