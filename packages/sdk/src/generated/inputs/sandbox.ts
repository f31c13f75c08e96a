// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { SandboxListOutboxForPagesInput } from '../account/sandbox.ts'

export const sandboxListOutboxForPages: InputShape<SandboxListOutboxForPagesInput> = { to: 'text', cursor: 'number?', count: 'number?' }
