// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { PartnersCreateInput, PartnersGetInput, PartnersUpdateInput, PartnersRotateTokenInput, PartnersRevokeTokenInput, PartnersListTestLocationsInput, PartnersAddTestLocationInput, PartnersCreateTestLocationInput, PartnersRemoveTestLocationInput } from '../account/partners.ts'

export const partnersCreate: InputShape<PartnersCreateInput> = { title: 'text' }

export const partnersGet: InputShape<PartnersGetInput> = { partner_id: 'number' }

export const partnersUpdate: InputShape<PartnersUpdateInput> = { partner_id: 'number', title: 'text', webhook_url: 'text' }

export const partnersRotateToken: InputShape<PartnersRotateTokenInput> = { partner_id: 'number' }

export const partnersRevokeToken: InputShape<PartnersRevokeTokenInput> = { partner_id: 'number' }

export const partnersListTestLocations: InputShape<PartnersListTestLocationsInput> = { partner_id: 'number' }

export const partnersAddTestLocation: InputShape<PartnersAddTestLocationInput> = { partner_id: 'number', location_id: 'number' }

export const partnersCreateTestLocation: InputShape<PartnersCreateTestLocationInput> = { partner_id: 'number', title: 'text', timezone_name: 'text' }

export const partnersRemoveTestLocation: InputShape<PartnersRemoveTestLocationInput> = { partner_id: 'number', location_id: 'number' }
