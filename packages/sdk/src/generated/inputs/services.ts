// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { ServicesListInput, ServicesListByShortPathInput, ServicesGetInput, ServicesCreateInput, ServicesUpdateInput, ServicesPatchInput, ServicesDeleteInput } from '../partner/services.ts'

export const servicesList: InputShape<ServicesListInput> = { company_id: 'number', staff_id: 'number?', category_id: 'number?' }

export const servicesListByShortPath: InputShape<ServicesListByShortPathInput> = { location_id: 'number', staff_id: 'number?', category_id: 'number?' }

export const servicesGet: InputShape<ServicesGetInput> = { company_id: 'number', service_id: 'number' }

export const servicesCreate: InputShape<ServicesCreateInput> = { location_id: 'number', title: 'text', category_id: 'number', price_min: 'number?', price_max: 'number?', duration: 'number?', discount: 'number?', comment: 'text', weight: 'number?', active: 'flag?', api_id: 'text', staff: [{ id: 'number', seance_length: 'number?' }], capacity: 'number?', resource_ids: ['number'] }

export const servicesUpdate: InputShape<ServicesUpdateInput> = { location_id: 'number', service_id: 'number', title: 'text', category_id: 'number?', price_min: 'number?', price_max: 'number?', duration: 'number?', discount: 'number?', comment: 'text', weight: 'number?', active: 'flag?', api_id: 'text', staff: [{ id: 'number', seance_length: 'number?' }], capacity: 'number?', resource_ids: ['number'] }

export const servicesPatch: InputShape<ServicesPatchInput> = { location_id: 'number', service_id: 'number', title: 'text', category_id: 'number?', price_min: 'number?', price_max: 'number?', duration: 'number?', discount: 'number?', comment: 'text', weight: 'number?', active: 'flag?', api_id: 'text', staff: [{ id: 'number', seance_length: 'number?' }], capacity: 'number?', resource_ids: ['number'] }

export const servicesDelete: InputShape<ServicesDeleteInput> = { location_id: 'number', service_id: 'number' }
