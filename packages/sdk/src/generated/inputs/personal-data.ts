// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { PersonalDataSummarizeInput, PersonalDataExportInput, PersonalDataEraseInput, PersonalDataListErasuresInput, PersonalDataGetRetentionInput, PersonalDataUpdateRetentionInput } from '../account/personal-data.ts'

export const personalDataSummarize: InputShape<PersonalDataSummarizeInput> = { location_id: 'number', client_id: 'number' }

export const personalDataExport: InputShape<PersonalDataExportInput> = { location_id: 'number', client_id: 'number', asks_applications: 'boolean?' }

export const personalDataErase: InputShape<PersonalDataEraseInput> = { location_id: 'number', client_id: 'number', name: 'text' }

export const personalDataListErasures: InputShape<PersonalDataListErasuresInput> = { location_id: 'number', cursor: 'number?', count: 'number?' }

export const personalDataGetRetention: InputShape<PersonalDataGetRetentionInput> = { location_id: 'number', client_months: 'number?', call_months: 'number?', delivery_days: 'number?' }

export const personalDataUpdateRetention: InputShape<PersonalDataUpdateRetentionInput> = { location_id: 'number', client_months: 'number|null', call_months: 'number|null', delivery_days: 'number|null' }
