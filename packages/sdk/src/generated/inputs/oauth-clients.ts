// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { OauthClientsListInput, OauthClientsCreateInput, OauthClientsUpdateInput, OauthClientsRotateSecretInput, OauthClientsDeleteInput } from '../account/oauth-clients.ts'

export const oauthClientsList: InputShape<OauthClientsListInput> = { partner_id: 'number' }

export const oauthClientsCreate: InputShape<OauthClientsCreateInput> = { partner_id: 'number', title: 'text', redirect_uris: ['text'] }

export const oauthClientsUpdate: InputShape<OauthClientsUpdateInput> = { partner_id: 'number', client_id: 'text', title: 'text', redirect_uris: ['text'] }

export const oauthClientsRotateSecret: InputShape<OauthClientsRotateSecretInput> = { partner_id: 'number', client_id: 'text' }

export const oauthClientsDelete: InputShape<OauthClientsDeleteInput> = { partner_id: 'number', client_id: 'text' }
