import { codeOfApp, type ExamplesOf, mailed, type Step } from './example.ts'

const readMail = (to: string): Step => ({ call: 'sandbox.listOutboxForPages', query: { to, count: 1 } })
const link = 'foyer_link_example'

export const people = {
  account: {
    signUp: {
      body: { name: 'Paula Partner', email: 'paula@partner.example', password: 'nine green bottles' },
    },
    signIn: { body: { login: 'owner@foyer.example', password: 'owner-demo-password' } },
    signOut: {},
    me: {},
    updateMe: { body: { name: 'Olivia O. Owner' } },
    changePassword: {
      body: { current_password: 'owner-demo-password', new_password: 'nine green bottles' },
      alone: true,
    },
    confirmEmail: {
      body: { token: mailed(link) },
      before: ['account.changeEmail', readMail('olivia@bloom.example')],
    },
    sendConfirmation: { alone: true },
    changeEmail: {
      body: { email: 'olivia@bloom.example', current_password: 'owner-demo-password' },
      alone: true,
    },
    forgotPassword: { body: { email: 'owner@foyer.example' }, alone: true },
    resetPassword: {
      body: { token: mailed(link), password: 'nine green bottles' },
      before: ['account.forgotPassword', readMail('owner@foyer.example')],
    },
    listTokens: {},
    revokeToken: { params: { token_id: 2 }, alone: true },
  },
  accessTokens: {
    list: {},
    create: { body: { title: 'Nightly report', scopes: ['locations:read'], expires_in_days: 90 } },
    revoke: { params: { token_id: 1000 }, before: ['accessTokens.create'] },
  },
  sessions: {
    list: {},
    end: { params: { session_id: 1 }, before: ['account.signIn'] },
    endOthers: { before: ['account.signIn'] },
    prove: { body: { password: 'owner-demo-password' } },
  },
  secondFactor: {
    get: {},
    begin: { alone: true },
    confirm: { body: { code: codeOfApp('492039') }, before: ['secondFactor.begin'] },
    renewRecoveryCodes: { before: ['secondFactor.begin', 'secondFactor.confirm'] },
    disable: { before: ['secondFactor.begin', 'secondFactor.confirm'] },
  },
  invitations: {
    list: { as: 'developer', before: ['locations.addUser'] },
    open: {
      as: 'developer',
      body: { invitation: mailed('foyer_invitation_example') },
      before: ['locations.addUser', readMail('developer@foyer.example')],
    },
    accept: { as: 'developer', params: { invitation_id: 1 }, before: ['locations.addUser'] },
    decline: { as: 'developer', params: { invitation_id: 1 }, before: ['locations.addUser'] },
  },
} satisfies ExamplesOf<'account' | 'accessTokens' | 'sessions' | 'secondFactor' | 'invitations'>
