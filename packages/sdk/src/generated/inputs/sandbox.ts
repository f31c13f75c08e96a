// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { SandboxListOutboxForPagesInput, SandboxMoveClockForPagesInput, SandboxTriggerForPagesInput, SandboxDeleteWorldForPagesInput, SandboxBecomeInput } from '../account/sandbox.ts'

export const sandboxListOutboxForPages: InputShape<SandboxListOutboxForPagesInput> = { to: 'text', cursor: 'number?', count: 'number?' }

export const sandboxMoveClockForPages: InputShape<SandboxMoveClockForPagesInput> = { advance_seconds: 'number?', advance_months: 'number?', to_next_due: 'boolean?' }

export const sandboxTriggerForPages: InputShape<SandboxTriggerForPagesInput> = { location_id: 'number', resource: 'word', status: 'word', application_id: 'number?' }

export const sandboxDeleteWorldForPages: InputShape<SandboxDeleteWorldForPagesInput> = { world_id: 'text' }

export const sandboxBecome: InputShape<SandboxBecomeInput> = { user_id: 'number' }
