// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { InstallationsListInput, InstallationsGetCardInput, InstallationsListLocationsInput, InstallationsConnectInput, InstallationsDisconnectInput, InstallationsTraceInput, InstallationsListMessagesInput, InstallationsReadMessagesInput } from '../account/installations.ts'

export const installationsList: InputShape<InstallationsListInput> = { location_id: 'number' }

export const installationsGetCard: InputShape<InstallationsGetCardInput> = { application_id: 'number' }

export const installationsListLocations: InputShape<InstallationsListLocationsInput> = { application_id: 'number' }

export const installationsConnect: InputShape<InstallationsConnectInput> = { application_id: 'number', location_ids: ['number'], seen: { registration_url: 'text', user_data: ['text'] } }

export const installationsDisconnect: InputShape<InstallationsDisconnectInput> = { location_id: 'number', application_id: 'number' }

export const installationsTrace: InputShape<InstallationsTraceInput> = { location_id: 'number', application_id: 'number' }

export const installationsListMessages: InputShape<InstallationsListMessagesInput> = { location_id: 'number', application_id: 'number' }

export const installationsReadMessages: InputShape<InstallationsReadMessagesInput> = { location_id: 'number', application_id: 'number' }
