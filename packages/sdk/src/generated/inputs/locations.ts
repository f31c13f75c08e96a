// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { LocationsCreateInput, LocationsGetInput, LocationsUpdateInput, LocationsGetTimetableInput, LocationsListUsersInput, LocationsAddUserInput, LocationsListInvitationsInput, LocationsWithdrawInvitationInput, LocationsChangeUserInput, LocationsRemoveUserInput, LocationsListRolesInput, LocationsCreateRoleInput, LocationsUpdateRoleInput, LocationsDeleteRoleInput, LocationsListPaymentsInput, LocationsGetPaymentInput, LocationsListPayableInput, LocationsMakePaymentLinkInput, LocationsReadAuditLogInput } from '../account/locations.ts'

export const locationsCreate: InputShape<LocationsCreateInput> = { title: 'text', country_id: 'number|null', city_id: 'number|null', address: 'text', zip: 'text', site: 'text', phones: ['text'], email: 'text', coordinate_lat: 'number?', coordinate_lon: 'number?', timezone_name: 'text', business_type_id: 'number|null', short_descr: 'text', description: 'text', social: 'json?', chain_id: 'number?' }

export const locationsGet: InputShape<LocationsGetInput> = { location_id: 'number' }

export const locationsUpdate: InputShape<LocationsUpdateInput> = { location_id: 'number', title: 'text', country_id: 'number|null', city_id: 'number|null', address: 'text', zip: 'text', site: 'text', phones: ['text'], email: 'text', coordinate_lat: 'number?', coordinate_lon: 'number?', timezone_name: 'text', business_type_id: 'number|null', short_descr: 'text', description: 'text', social: 'json?', payment_system_ids_enabled: 'boolean?' }

export const locationsGetTimetable: InputShape<LocationsGetTimetableInput> = { location_id: 'number', start: 'word', end: 'word' }

export const locationsListUsers: InputShape<LocationsListUsersInput> = { location_id: 'number' }

export const locationsAddUser: InputShape<LocationsAddUserInput> = { location_id: 'number', email: 'text', name: 'text', role_id: 'number' }

export const locationsListInvitations: InputShape<LocationsListInvitationsInput> = { location_id: 'number' }

export const locationsWithdrawInvitation: InputShape<LocationsWithdrawInvitationInput> = { location_id: 'number', invitation_id: 'number' }

export const locationsChangeUser: InputShape<LocationsChangeUserInput> = { location_id: 'number', user_id: 'number', role_id: 'number' }

export const locationsRemoveUser: InputShape<LocationsRemoveUserInput> = { location_id: 'number', user_id: 'number' }

export const locationsListRoles: InputShape<LocationsListRolesInput> = { location_id: 'number' }

export const locationsCreateRole: InputShape<LocationsCreateRoleInput> = { location_id: 'number', title: 'text', rights: ['word'] }

export const locationsUpdateRole: InputShape<LocationsUpdateRoleInput> = { location_id: 'number', role_id: 'number', title: 'text', rights: ['word'] }

export const locationsDeleteRole: InputShape<LocationsDeleteRoleInput> = { location_id: 'number', role_id: 'number' }

export const locationsListPayments: InputShape<LocationsListPaymentsInput> = { location_id: 'number', page: 'number?', count: 'number?' }

export const locationsGetPayment: InputShape<LocationsGetPaymentInput> = { location_id: 'number', payment_id: 'number' }

export const locationsListPayable: InputShape<LocationsListPayableInput> = { location_id: 'number' }

export const locationsMakePaymentLink: InputShape<LocationsMakePaymentLinkInput> = { location_id: 'number', application_id: 'number', tariff_option_id: 'number?' }

export const locationsReadAuditLog: InputShape<LocationsReadAuditLogInput> = { location_id: 'number', action: 'word?', user_id: 'number?', application_id: 'number?', cursor: 'number?', count: 'number?' }
