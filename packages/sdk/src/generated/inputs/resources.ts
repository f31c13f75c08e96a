// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { ResourcesListInput, ResourcesCreateInput, ResourcesUpdateInput, ResourcesDeleteInput } from '../partner/resources.ts'

export const resourcesList: InputShape<ResourcesListInput> = { company_id: 'number' }

export const resourcesCreate: InputShape<ResourcesCreateInput> = { company_id: 'number', title: 'text', description: 'text', instances: [{ title: 'text' }] }

export const resourcesUpdate: InputShape<ResourcesUpdateInput> = { company_id: 'number', resource_id: 'number', title: 'text', description: 'text', instances: [{ id: 'number?', title: 'text' }] }

export const resourcesDelete: InputShape<ResourcesDeleteInput> = { company_id: 'number', resource_id: 'number' }
