// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { SchedulesGetInput, SchedulesUpdateInput } from '../partner/schedules.ts'

export const schedulesGet: InputShape<SchedulesGetInput> = { company_id: 'number', staff_id: 'number', start: 'word', end: 'word' }

export const schedulesUpdate: InputShape<SchedulesUpdateInput> = { company_id: 'number', staff_id: 'number', start: 'word', end: 'word', body: [{ date: 'word', is_working: 'flag?', slots: [{ from: 'text', to: 'text' }] }] }
