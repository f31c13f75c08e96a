// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { RecordsListInput, RecordsCreateInput, RecordsGetInput, RecordsUpdateInput, RecordsDeleteInput } from '../partner/records.ts'

export const recordsList: InputShape<RecordsListInput> = { company_id: 'number', page: 'number?', count: 'number?', staff_id: 'number?', client_id: 'number?', start_date: 'word?', end_date: 'word?', changed_after: 'text', changed_before: 'text', with_deleted: 'flag?' }

export const recordsCreate: InputShape<RecordsCreateInput> = { company_id: 'number', staff_id: 'number', services: [{ id: 'number', first_cost: 'number?', discount: 'number?', cost: 'number?' }], client: { id: 'number|null', phone: 'text', name: 'text', surname: 'text', email: 'text' }, datetime: 'text', seance_length: 'number', save_if_busy: 'flag?', comment: 'text', attendance: 'number?', api_id: 'text', resource_instance_ids: ['number'], custom_fields: 'json?', activity_id: 'number?' }

export const recordsGet: InputShape<RecordsGetInput> = { company_id: 'number', record_id: 'number' }

export const recordsUpdate: InputShape<RecordsUpdateInput> = { company_id: 'number', record_id: 'number', staff_id: 'number?', services: [{ id: 'number', first_cost: 'number?', discount: 'number?', cost: 'number?' }], client: { id: 'number|null', phone: 'text', name: 'text', surname: 'text', email: 'text' }, datetime: 'text', seance_length: 'number?', save_if_busy: 'flag?', comment: 'text', attendance: 'number?', api_id: 'text', resource_instance_ids: ['number'], custom_fields: 'json?' }

export const recordsDelete: InputShape<RecordsDeleteInput> = { company_id: 'number', record_id: 'number' }
