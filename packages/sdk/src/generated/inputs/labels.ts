// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { LabelsListInput, LabelsCreateInput, LabelsUpdateInput, LabelsDeleteInput } from '../partner/labels.ts'

export const labelsList: InputShape<LabelsListInput> = { company_id: 'number' }

export const labelsCreate: InputShape<LabelsCreateInput> = { company_id: 'number', title: 'text', color: 'text' }

export const labelsUpdate: InputShape<LabelsUpdateInput> = { company_id: 'number', label_id: 'number', title: 'text', color: 'text' }

export const labelsDelete: InputShape<LabelsDeleteInput> = { company_id: 'number', label_id: 'number' }
