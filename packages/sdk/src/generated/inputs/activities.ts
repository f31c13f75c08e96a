// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { ActivitiesListInput, ActivitiesCreateInput, ActivitiesGetInput, ActivitiesUpdateInput, ActivitiesDeleteInput, ActivitiesBookInput } from '../partner/activities.ts'

export const activitiesList: InputShape<ActivitiesListInput> = { location_id: 'number', page: 'number?', count: 'number?', start_date: 'word?', end_date: 'word?' }

export const activitiesCreate: InputShape<ActivitiesCreateInput> = { location_id: 'number', date: 'text', service_id: 'number', staff_id: 'number', capacity: 'number', force: 'flag?', length: 'number?', resource_instance_ids: ['number'], color: 'text', instructions: 'text', stream_link: 'text' }

export const activitiesGet: InputShape<ActivitiesGetInput> = { location_id: 'number', activity_id: 'number' }

export const activitiesUpdate: InputShape<ActivitiesUpdateInput> = { location_id: 'number', activity_id: 'number', date: 'text', service_id: 'number?', staff_id: 'number?', capacity: 'number?', force: 'flag?', length: 'number?', resource_instance_ids: ['number'], color: 'text', instructions: 'text', stream_link: 'text' }

export const activitiesDelete: InputShape<ActivitiesDeleteInput> = { location_id: 'number', activity_id: 'number' }

export const activitiesBook: InputShape<ActivitiesBookInput> = { location_id: 'number', activity_id: 'number', fullname: 'text', phone: 'text', email: 'text', comment: 'text', clients_count: 'number?' }
