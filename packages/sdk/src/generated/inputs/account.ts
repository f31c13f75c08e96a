// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { AccountSignUpInput, AccountSignInInput, AccountUpdateMeInput, AccountChangePasswordInput, AccountConfirmEmailInput, AccountChangeEmailInput, AccountForgotPasswordInput, AccountResetPasswordInput, AccountRevokeTokenInput, AccountDeleteMeInput } from '../account/account.ts'

export const accountSignUp: InputShape<AccountSignUpInput> = { name: 'text', email: 'text', phone: 'text', password: 'text', invitation: 'text', language: 'word?' }

export const accountSignIn: InputShape<AccountSignInInput> = { login: 'text', password: 'text', code: 'text' }

export const accountUpdateMe: InputShape<AccountUpdateMeInput> = { name: 'text' }

export const accountChangePassword: InputShape<AccountChangePasswordInput> = { current_password: 'text', new_password: 'text' }

export const accountConfirmEmail: InputShape<AccountConfirmEmailInput> = { token: 'text' }

export const accountChangeEmail: InputShape<AccountChangeEmailInput> = { email: 'text', current_password: 'text' }

export const accountForgotPassword: InputShape<AccountForgotPasswordInput> = { email: 'text' }

export const accountResetPassword: InputShape<AccountResetPasswordInput> = { token: 'text', password: 'text' }

export const accountRevokeToken: InputShape<AccountRevokeTokenInput> = { token_id: 'number' }

export const accountDeleteMe: InputShape<AccountDeleteMeInput> = { login: 'text' }
