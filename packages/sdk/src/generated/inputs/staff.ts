// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { StaffListInput, StaffListByShortPathInput, StaffGetInput, StaffGetByShortPathInput, StaffCreateInput, StaffUpdateInput, StaffDeleteInput } from '../partner/staff.ts'

export const staffList: InputShape<StaffListInput> = { company_id: 'number' }

export const staffListByShortPath: InputShape<StaffListByShortPathInput> = { company_id: 'number' }

export const staffGet: InputShape<StaffGetInput> = { company_id: 'number', staff_id: 'number' }

export const staffGetByShortPath: InputShape<StaffGetByShortPathInput> = { company_id: 'number', staff_id: 'number' }

export const staffCreate: InputShape<StaffCreateInput> = { company_id: 'number', name: 'text', specialization: 'text', position_id: 'number|null', weight: 'number?', information: 'text', api_id: 'text', hidden: 'flag?', fired: 'flag?', user_id: 'number|null' }

export const staffUpdate: InputShape<StaffUpdateInput> = { company_id: 'number', staff_id: 'number', name: 'text', specialization: 'text', position_id: 'number|null', weight: 'number?', information: 'text', api_id: 'text', hidden: 'flag?', fired: 'flag?', user_id: 'number|null' }

export const staffDelete: InputShape<StaffDeleteInput> = { company_id: 'number', staff_id: 'number' }
