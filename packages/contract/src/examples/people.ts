import { codeOfApp, type ExamplesOf, mailed, type Step } from './example.ts'

const readMail = (to: string): Step => ({ call: 'sandbox.listOutboxForPages', query: { to, count: 1 } })
const link = 'foyer_link_example'

export const people = {
  account: {
    about: {},
    signUp: {
      body: { name: 'Paula Partner', email: 'paula@partner.example', password: 'nine green bottles' },
    },
    signIn: { body: { login: 'owner@foyer.example', password: 'owner-demo-password' } },
    signOut: { as: 'operator' },
    me: {},
    updateMe: { body: { name: 'Olivia O. Owner' } },
    changePassword: {
      body: { current_password: 'owner-demo-password', new_password: 'nine green bottles' },
      place: 'alone',
    },
    confirmEmail: {
      body: { token: mailed(link) },
      before: ['account.changeEmail', readMail('olivia@bloom.example')],
    },
    sendConfirmation: { as: 'signedUp', before: ['account.signUp'] },
    changeEmail: {
      body: { email: 'olivia@bloom.example', current_password: 'owner-demo-password' },
      place: 'last',
    },
    forgotPassword: { body: { email: 'owner@foyer.example' } },
    resetPassword: {
      body: { token: mailed(link), password: 'nine green bottles' },
      before: ['account.forgotPassword', readMail('owner@foyer.example')],
    },
    listTokens: {},
    revokeToken: { as: 'newcomer', params: { token_id: 3 } },
    deletionBlockers: {},
    deleteMe: { as: 'newcomer', body: { login: 'newcomer@foyer.example' }, place: 'alone' },
  },
  accessTokens: {
    list: {},
    create: { body: { title: 'Nightly report', scopes: ['locations:read'], expires_in_days: 90 } },
    revoke: { as: 'newcomer', params: { token_id: 3 } },
  },
  sessions: {
    list: {},
    end: { params: { session_id: 1 }, before: ['account.signIn'], place: 'alone' },
    endOthers: { before: ['account.signIn'] },
    prove: { body: { password: 'owner-demo-password' } },
  },
  secondFactor: {
    get: {},
    begin: { as: 'newcomer' },
    confirm: { as: 'newcomer', body: { code: codeOfApp('492039') }, before: ['secondFactor.begin'] },
    renewRecoveryCodes: { as: 'newcomer', before: ['secondFactor.begin', 'secondFactor.confirm'] },
    disable: { as: 'newcomer', before: ['secondFactor.begin', 'secondFactor.confirm'], place: 'last' },
  },
  invitations: {
    list: { as: 'developer', before: ['locations.addUser'] },
    open: {
      as: 'developer',
      body: { invitation: mailed('foyer_invitation_example') },
      before: ['locations.addUser', readMail('developer@foyer.example')],
    },
    accept: { as: 'developer', params: { invitation_id: 1 }, before: ['locations.addUser'] },
    decline: {
      as: 'developer',
      params: { invitation_id: 1 },
      before: ['locations.addUser'],
      place: 'alone',
    },
  },
} satisfies ExamplesOf<'account' | 'accessTokens' | 'sessions' | 'secondFactor' | 'invitations'>
