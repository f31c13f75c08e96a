// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { ClientsSearchInput, ClientsCreateInput, ClientsCreateManyInput, ClientsGetInput, ClientsUpdateInput, ClientsDeleteInput, ClientsListDeprecatedInput } from '../partner/clients.ts'

export const clientsSearch: InputShape<ClientsSearchInput> = { company_id: 'number', page: 'number?', page_size: 'number?', fields: ['word'], order_by: 'word?', order_by_direction: 'word?', operation: 'word?', filters: [{ type: 'word', state: { value: 'text', from: 'text', to: 'text' } }] }

export const clientsCreate: InputShape<ClientsCreateInput> = { company_id: 'number', name: 'text', phone: 'text', surname: 'text', patronymic: 'text', email: 'text', gender_id: 'number?', sex_id: 'number?', importance_id: 'number?', discount: 'number?', card: 'text', birth_date: 'text', comment: 'text', spent: 'number?', paid: 'number?', balance: 'number?', sms_check: 'flag?', sms_not: 'flag?', categories: ['number'], custom_fields: 'json?' }

export const clientsCreateMany: InputShape<ClientsCreateManyInput> = { company_id: 'number', body: [{ name: 'text', phone: 'text', surname: 'text', patronymic: 'text', email: 'text', gender_id: 'number?', sex_id: 'number?', importance_id: 'number?', discount: 'number?', card: 'text', birth_date: 'text', comment: 'text', spent: 'number?', paid: 'number?', balance: 'number?', sms_check: 'flag?', sms_not: 'flag?', categories: ['number'], custom_fields: 'json?' }] }

export const clientsGet: InputShape<ClientsGetInput> = { company_id: 'number', client_id: 'number' }

export const clientsUpdate: InputShape<ClientsUpdateInput> = { company_id: 'number', client_id: 'number', name: 'text', phone: 'text', surname: 'text', patronymic: 'text', email: 'text', gender_id: 'number?', sex_id: 'number?', importance_id: 'number?', discount: 'number?', card: 'text', birth_date: 'text', comment: 'text', spent: 'number?', paid: 'number?', balance: 'number?', sms_check: 'flag?', sms_not: 'flag?', categories: ['number'], custom_fields: 'json?' }

export const clientsDelete: InputShape<ClientsDeleteInput> = { company_id: 'number', client_id: 'number' }

export const clientsListDeprecated: InputShape<ClientsListDeprecatedInput> = { location_id: 'number', fullname: 'text', phone: 'text', email: 'text', card: 'text', paid_min: 'number?', paid_max: 'number?', id: ['number'], changed_after: 'text', changed_before: 'text', page: 'number?', count: 'number?' }
