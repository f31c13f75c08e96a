// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { ApplicationsListInput, ApplicationsCreateInput, ApplicationsGetInput, ApplicationsUpdateInput, ApplicationsDeleteInput, ApplicationsSubmitInput, ApplicationsWithdrawInput, ApplicationsRequestWhitelistingInput, ApplicationsGetApiAccessInput, ApplicationsSaveApiAccessInput, ApplicationsListInstallationsInput, ApplicationsReadInstallationActivityInput, ApplicationsGetChecklistInput, ApplicationsListRevenueInput, ApplicationsListInstallFiguresInput, ApplicationsListPlansInput, ApplicationsCreatePlanInput, ApplicationsUpdatePlanInput, ApplicationsDeletePlanInput, ApplicationsCreatePlanOptionInput, ApplicationsUpdatePlanOptionInput, ApplicationsDeletePlanOptionInput } from '../account/applications.ts'

export const applicationsList: InputShape<ApplicationsListInput> = { partner_id: 'number?' }

export const applicationsCreate: InputShape<ApplicationsCreateInput> = { partner_id: 'number', title: 'text', category: 'word', icon: 'text', short_description: 'text', description: 'text', country_ids: ['number'], price: 'text', functionalities: ['word'], is_public: 'boolean?', rights: ['word'], kinds: ['word'], registration_url: 'text', asks_for_user_data: 'boolean?', webhook_url: 'text', receiver_url: 'text', sends_partner_token: 'boolean?', sends_payments: 'boolean?', sends_personal_data: 'boolean?' }

export const applicationsGet: InputShape<ApplicationsGetInput> = { application_id: 'number' }

export const applicationsUpdate: InputShape<ApplicationsUpdateInput> = { application_id: 'number', title: 'text', category: 'word?', icon: 'text', short_description: 'text', description: 'text', country_ids: ['number'], price: 'text', functionalities: ['word'], is_public: 'boolean?', rights: ['word'], kinds: ['word'], registration_url: 'text', asks_for_user_data: 'boolean?', webhook_url: 'text', receiver_url: 'text', sends_partner_token: 'boolean?', sends_payments: 'boolean?', sends_personal_data: 'boolean?' }

export const applicationsDelete: InputShape<ApplicationsDeleteInput> = { application_id: 'number' }

export const applicationsSubmit: InputShape<ApplicationsSubmitInput> = { application_id: 'number' }

export const applicationsWithdraw: InputShape<ApplicationsWithdrawInput> = { application_id: 'number' }

export const applicationsRequestWhitelisting: InputShape<ApplicationsRequestWhitelistingInput> = { application_id: 'number' }

export const applicationsGetApiAccess: InputShape<ApplicationsGetApiAccessInput> = { application_id: 'number' }

export const applicationsSaveApiAccess: InputShape<ApplicationsSaveApiAccessInput> = { application_id: 'number', user_id: 'number' }

export const applicationsListInstallations: InputShape<ApplicationsListInstallationsInput> = { application_id: 'number', cursor: 'number?', count: 'number?' }

export const applicationsReadInstallationActivity: InputShape<ApplicationsReadInstallationActivityInput> = { location_id: 'number', application_id: 'number' }

export const applicationsGetChecklist: InputShape<ApplicationsGetChecklistInput> = { application_id: 'number' }

export const applicationsListRevenue: InputShape<ApplicationsListRevenueInput> = { application_id: 'number', months: 'number?' }

export const applicationsListInstallFigures: InputShape<ApplicationsListInstallFiguresInput> = { application_id: 'number', days: 'number?' }

export const applicationsListPlans: InputShape<ApplicationsListPlansInput> = { application_id: 'number' }

export const applicationsCreatePlan: InputShape<ApplicationsCreatePlanInput> = { application_id: 'number', title: 'text', position: 'number?' }

export const applicationsUpdatePlan: InputShape<ApplicationsUpdatePlanInput> = { application_id: 'number', tariff_id: 'number', title: 'text', position: 'number?' }

export const applicationsDeletePlan: InputShape<ApplicationsDeletePlanInput> = { application_id: 'number', tariff_id: 'number' }

export const applicationsCreatePlanOption: InputShape<ApplicationsCreatePlanOptionInput> = { application_id: 'number', tariff_id: 'number', title: 'text', overall_price: 'number', duration_in_months: 'number', currency_iso: 'text', staff_amount: 'number|null', free_period_in_months: 'number?', position: 'number?' }

export const applicationsUpdatePlanOption: InputShape<ApplicationsUpdatePlanOptionInput> = { application_id: 'number', tariff_id: 'number', option_id: 'number', title: 'text', overall_price: 'number?', duration_in_months: 'number?', currency_iso: 'text', staff_amount: 'number|null', free_period_in_months: 'number?', position: 'number?' }

export const applicationsDeletePlanOption: InputShape<ApplicationsDeletePlanOptionInput> = { application_id: 'number', tariff_id: 'number', option_id: 'number' }
