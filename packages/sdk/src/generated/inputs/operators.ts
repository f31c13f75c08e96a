// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { OperatorsListApplicationsInput, OperatorsGetApplicationInput, OperatorsPublishInput, OperatorsReturnInput, OperatorsDisableApplicationInput, OperatorsEnableApplicationInput, OperatorsWhitelistInput, OperatorsUnlistInput, OperatorsListPartnersInput, OperatorsGetPartnerInput, OperatorsListPeopleInput, OperatorsGetPersonInput, OperatorsListLocationsInput, OperatorsGetLocationInput, OperatorsSuspendPartnerInput, OperatorsLiftSuspensionOfPartnerInput, OperatorsSuspendLocationInput, OperatorsLiftSuspensionOfLocationInput, OperatorsSuspendPersonInput, OperatorsLiftSuspensionOfPersonInput, OperatorsListAllInstallationsInput, OperatorsListBlocksInput, OperatorsListFailingEndpointsInput, OperatorsBlockInstallationInput, OperatorsUnblockInstallationInput, OperatorsListInstallationsInput, OperatorsFreezeInstallationInput, OperatorsUnfreezeInstallationInput, OperatorsDisableInstallationInput, OperatorsExportAuditLogInput, OperatorsReadAuditLogInput } from '../operator/operators.ts'

export const operatorsListApplications: InputShape<OperatorsListApplicationsInput> = { waiting: 'flag?', text: 'text', cursor: 'number?', count: 'number?' }

export const operatorsGetApplication: InputShape<OperatorsGetApplicationInput> = { application_id: 'number' }

export const operatorsPublish: InputShape<OperatorsPublishInput> = { application_id: 'number', revision: 'number', note: 'text' }

export const operatorsReturn: InputShape<OperatorsReturnInput> = { application_id: 'number', note: 'text', revision: 'number?' }

export const operatorsDisableApplication: InputShape<OperatorsDisableApplicationInput> = { application_id: 'number', note: 'text' }

export const operatorsEnableApplication: InputShape<OperatorsEnableApplicationInput> = { application_id: 'number', note: 'text' }

export const operatorsWhitelist: InputShape<OperatorsWhitelistInput> = { application_id: 'number' }

export const operatorsUnlist: InputShape<OperatorsUnlistInput> = { application_id: 'number' }

export const operatorsListPartners: InputShape<OperatorsListPartnersInput> = { text: 'text', suspended: 'flag?', cursor: 'number?', count: 'number?' }

export const operatorsGetPartner: InputShape<OperatorsGetPartnerInput> = { partner_id: 'number' }

export const operatorsListPeople: InputShape<OperatorsListPeopleInput> = { text: 'text', suspended: 'flag?', cursor: 'number?', count: 'number?' }

export const operatorsGetPerson: InputShape<OperatorsGetPersonInput> = { user_id: 'number' }

export const operatorsListLocations: InputShape<OperatorsListLocationsInput> = { text: 'text', suspended: 'flag?', cursor: 'number?', count: 'number?' }

export const operatorsGetLocation: InputShape<OperatorsGetLocationInput> = { location_id: 'number' }

export const operatorsSuspendPartner: InputShape<OperatorsSuspendPartnerInput> = { partner_id: 'number', reason: 'text' }

export const operatorsLiftSuspensionOfPartner: InputShape<OperatorsLiftSuspensionOfPartnerInput> = { partner_id: 'number' }

export const operatorsSuspendLocation: InputShape<OperatorsSuspendLocationInput> = { location_id: 'number', reason: 'text' }

export const operatorsLiftSuspensionOfLocation: InputShape<OperatorsLiftSuspensionOfLocationInput> = { location_id: 'number' }

export const operatorsSuspendPerson: InputShape<OperatorsSuspendPersonInput> = { user_id: 'number', reason: 'text' }

export const operatorsLiftSuspensionOfPerson: InputShape<OperatorsLiftSuspensionOfPersonInput> = { user_id: 'number' }

export const operatorsListAllInstallations: InputShape<OperatorsListAllInstallationsInput> = { status: 'word?', frozen_by: 'word?', application_id: 'number?', location_id: 'number?', cursor: 'text', count: 'number?' }

export const operatorsListBlocks: InputShape<OperatorsListBlocksInput> = { kind: 'word?', cursor: 'text', count: 'number?' }

export const operatorsListFailingEndpoints: InputShape<OperatorsListFailingEndpointsInput> = { partner_id: 'number?', cursor: 'text', count: 'number?' }

export const operatorsBlockInstallation: InputShape<OperatorsBlockInstallationInput> = { location_id: 'number', note: 'text' }

export const operatorsUnblockInstallation: InputShape<OperatorsUnblockInstallationInput> = { location_id: 'number' }

export const operatorsListInstallations: InputShape<OperatorsListInstallationsInput> = { application_id: 'number', cursor: 'number?', count: 'number?' }

export const operatorsFreezeInstallation: InputShape<OperatorsFreezeInstallationInput> = { application_id: 'number', location_id: 'number', note: 'text' }

export const operatorsUnfreezeInstallation: InputShape<OperatorsUnfreezeInstallationInput> = { application_id: 'number', location_id: 'number', note: 'text' }

export const operatorsDisableInstallation: InputShape<OperatorsDisableInstallationInput> = { application_id: 'number', location_id: 'number', note: 'text' }

export const operatorsExportAuditLog: InputShape<OperatorsExportAuditLogInput> = { action: 'word?', user_id: 'number?', person_id: 'number?', application_id: 'number?', location_id: 'number?', partner_id: 'number?', address: 'text', from: 'word?', till: 'word?', cursor: 'number?', count: 'number?' }

export const operatorsReadAuditLog: InputShape<OperatorsReadAuditLogInput> = { action: 'word?', user_id: 'number?', person_id: 'number?', application_id: 'number?', location_id: 'number?', partner_id: 'number?', address: 'text', from: 'word?', till: 'word?', cursor: 'number?', count: 'number?' }
