// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { SecondFactorConfirmInput } from '../account/second-factor.ts'

export const secondFactorConfirm: InputShape<SecondFactorConfirmInput> = { code: 'text' }
