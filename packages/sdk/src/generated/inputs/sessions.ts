// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { SessionsEndInput, SessionsProveInput } from '../account/sessions.ts'

export const sessionsEnd: InputShape<SessionsEndInput> = { session_id: 'number' }

export const sessionsProve: InputShape<SessionsProveInput> = { password: 'text', code: 'text' }
