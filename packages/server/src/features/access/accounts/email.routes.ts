import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { forgotPassword, resetPassword } from '../passwords/password-reset.ts'
import { changeEmail, confirmEmail, sendConfirmation } from './email-address.ts'

const { account } = catalogue

export const emailRoutes = (ctx: Context) => [
  route(account.confirmEmail, async ({ caller, body, address }) => {
    await confirmEmail(ctx, { userId: caller.user.id, address }, body.token)
    return { data: null }
  }),
  route(account.sendConfirmation, async ({ caller, address }) => {
    await sendConfirmation(ctx, { userId: caller.user.id, address })
    return { data: null }
  }),
  route(account.changeEmail, async ({ caller, body, ...visitor }) => {
    const { email, current_password: password } = body
    await changeEmail(ctx, { userId: caller.user.id, email, password, visitor })
    return { data: null }
  }),
  route(account.forgotPassword, async ({ body, address }) => {
    await forgotPassword(ctx, body.email, address)
    return { data: null }
  }),
  route(account.resetPassword, async ({ body, address }) => {
    await resetPassword(ctx, body, address)
    return { data: null }
  }),
]
