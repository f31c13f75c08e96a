// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { ConsentsListInput, ConsentsWithdrawInput, ConsentsTakeOverInput, ConsentsGetRequestInput, ConsentsApproveRequestInput, ConsentsDenyRequestInput } from '../account/consents.ts'

export const consentsList: InputShape<ConsentsListInput> = { location_id: 'number' }

export const consentsWithdraw: InputShape<ConsentsWithdrawInput> = { location_id: 'number', client_id: 'text' }

export const consentsTakeOver: InputShape<ConsentsTakeOverInput> = { location_id: 'number', client_id: 'text' }

export const consentsGetRequest: InputShape<ConsentsGetRequestInput> = { request_id: 'text' }

export const consentsApproveRequest: InputShape<ConsentsApproveRequestInput> = { request_id: 'text', location_id: 'number' }

export const consentsDenyRequest: InputShape<ConsentsDenyRequestInput> = { request_id: 'text' }
