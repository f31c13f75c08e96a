// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { EndpointsListInput, EndpointsSwitchInput, EndpointsTakeOverInput, EndpointsListDeliveriesInput } from '../account/endpoints.ts'

export const endpointsList: InputShape<EndpointsListInput> = { location_id: 'number' }

export const endpointsSwitch: InputShape<EndpointsSwitchInput> = { location_id: 'number', receiver_id: 'number', is_switched_off: 'boolean' }

export const endpointsTakeOver: InputShape<EndpointsTakeOverInput> = { location_id: 'number', receiver_id: 'number' }

export const endpointsListDeliveries: InputShape<EndpointsListDeliveriesInput> = { location_id: 'number', resource: 'word?', resource_id: 'number?', status: 'word?', outcome: 'word?', count: 'number?', cursor: 'text' }
