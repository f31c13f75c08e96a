// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { OperatorsListApplicationsInput, OperatorsGetApplicationInput, OperatorsPublishInput, OperatorsReturnInput, OperatorsDisableApplicationInput, OperatorsEnableApplicationInput, OperatorsWhitelistInput, OperatorsUnlistInput, OperatorsGetLocationInput, OperatorsBlockInstallationInput, OperatorsUnblockInstallationInput, OperatorsListInstallationsInput, OperatorsFreezeInstallationInput, OperatorsUnfreezeInstallationInput, OperatorsDisableInstallationInput, OperatorsReadAuditLogInput } from '../operator/operators.ts'

export const operatorsListApplications: InputShape<OperatorsListApplicationsInput> = { waiting: 'flag?', text: 'text', cursor: 'number?', count: 'number?' }

export const operatorsGetApplication: InputShape<OperatorsGetApplicationInput> = { application_id: 'number' }

export const operatorsPublish: InputShape<OperatorsPublishInput> = { application_id: 'number', revision: 'number', note: 'text' }

export const operatorsReturn: InputShape<OperatorsReturnInput> = { application_id: 'number', note: 'text', revision: 'number?' }

export const operatorsDisableApplication: InputShape<OperatorsDisableApplicationInput> = { application_id: 'number', note: 'text' }

export const operatorsEnableApplication: InputShape<OperatorsEnableApplicationInput> = { application_id: 'number', note: 'text' }

export const operatorsWhitelist: InputShape<OperatorsWhitelistInput> = { application_id: 'number' }

export const operatorsUnlist: InputShape<OperatorsUnlistInput> = { application_id: 'number' }

export const operatorsGetLocation: InputShape<OperatorsGetLocationInput> = { location_id: 'number' }

export const operatorsBlockInstallation: InputShape<OperatorsBlockInstallationInput> = { location_id: 'number' }

export const operatorsUnblockInstallation: InputShape<OperatorsUnblockInstallationInput> = { location_id: 'number' }

export const operatorsListInstallations: InputShape<OperatorsListInstallationsInput> = { application_id: 'number', cursor: 'number?', count: 'number?' }

export const operatorsFreezeInstallation: InputShape<OperatorsFreezeInstallationInput> = { application_id: 'number', location_id: 'number', note: 'text' }

export const operatorsUnfreezeInstallation: InputShape<OperatorsUnfreezeInstallationInput> = { application_id: 'number', location_id: 'number', note: 'text' }

export const operatorsDisableInstallation: InputShape<OperatorsDisableInstallationInput> = { application_id: 'number', location_id: 'number', note: 'text' }

export const operatorsReadAuditLog: InputShape<OperatorsReadAuditLogInput> = { action: 'word?', user_id: 'number?', application_id: 'number?', location_id: 'number?', partner_id: 'number?', cursor: 'number?', count: 'number?' }
