// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { PositionsListInput, PositionsCreateInput } from '../partner/positions.ts'

export const positionsList: InputShape<PositionsListInput> = { company_id: 'number' }

export const positionsCreate: InputShape<PositionsCreateInput> = { company_id: 'number', title: 'text' }
