// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { TelephonyGetInput, TelephonyRotateTokenInput, TelephonyListRoutesInput, TelephonyUpdateRoutesInput, TelephonyPreviewInput, TelephonyListCallsOfChainInput, TelephonyListCallsOfLocationInput } from '../account/telephony.ts'

export const telephonyGet: InputShape<TelephonyGetInput> = { chain_id: 'number' }

export const telephonyRotateToken: InputShape<TelephonyRotateTokenInput> = { chain_id: 'number' }

export const telephonyListRoutes: InputShape<TelephonyListRoutesInput> = { chain_id: 'number' }

export const telephonyUpdateRoutes: InputShape<TelephonyUpdateRoutesInput> = { chain_id: 'number', body: [{ match: 'word', value: 'text', location_ids: ['number'], user_ids: ['number'] }] }

export const telephonyPreview: InputShape<TelephonyPreviewInput> = { chain_id: 'number', phone: 'text', diversion: 'text', user: 'text' }

export const telephonyListCallsOfChain: InputShape<TelephonyListCallsOfChainInput> = { chain_id: 'number', date_from: 'word', date_to: 'word', phone: 'text', types: ['word'], statuses: ['word'], page: 'number?', limit: 'number?' }

export const telephonyListCallsOfLocation: InputShape<TelephonyListCallsOfLocationInput> = { location_id: 'number', date_from: 'word', date_to: 'word', phone: 'text', types: ['word'], statuses: ['word'], page: 'number?', limit: 'number?' }
