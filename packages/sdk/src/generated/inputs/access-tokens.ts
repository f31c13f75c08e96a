// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { AccessTokensCreateInput, AccessTokensRevokeInput } from '../account/access-tokens.ts'

export const accessTokensCreate: InputShape<AccessTokensCreateInput> = { title: 'text', scopes: ['word'], expires_in_days: 'number' }

export const accessTokensRevoke: InputShape<AccessTokensRevokeInput> = { token_id: 'number' }
