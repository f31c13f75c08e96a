// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { RestrictedKeysCreateInput, RestrictedKeysListInput, RestrictedKeysRevokeInput, RestrictedKeysTakeOverInput } from '../account/restricted-keys.ts'

export const restrictedKeysCreate: InputShape<RestrictedKeysCreateInput> = { title: 'text', scopes: ['word'], location_ids: ['number'], expires_at: 'word|null' }

export const restrictedKeysList: InputShape<RestrictedKeysListInput> = { location_id: 'number' }

export const restrictedKeysRevoke: InputShape<RestrictedKeysRevokeInput> = { location_id: 'number', key_id: 'number' }

export const restrictedKeysTakeOver: InputShape<RestrictedKeysTakeOverInput> = { location_id: 'number', key_id: 'number' }
