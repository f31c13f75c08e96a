// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { ServiceCategoriesListInput, ServiceCategoriesListByOlderPathInput, ServiceCategoriesListByShortPathInput, ServiceCategoriesGetInput, ServiceCategoriesGetOfCompanyInput, ServiceCategoriesGetByShortPathInput, ServiceCategoriesCreateInput, ServiceCategoriesUpdateInput, ServiceCategoriesDeleteInput } from '../partner/service-categories.ts'

export const serviceCategoriesList: InputShape<ServiceCategoriesListInput> = { company_id: 'number' }

export const serviceCategoriesListByOlderPath: InputShape<ServiceCategoriesListByOlderPathInput> = { company_id: 'number' }

export const serviceCategoriesListByShortPath: InputShape<ServiceCategoriesListByShortPathInput> = { company_id: 'number' }

export const serviceCategoriesGet: InputShape<ServiceCategoriesGetInput> = { company_id: 'number', category_id: 'number' }

export const serviceCategoriesGetOfCompany: InputShape<ServiceCategoriesGetOfCompanyInput> = { company_id: 'number', category_id: 'number' }

export const serviceCategoriesGetByShortPath: InputShape<ServiceCategoriesGetByShortPathInput> = { company_id: 'number', category_id: 'number' }

export const serviceCategoriesCreate: InputShape<ServiceCategoriesCreateInput> = { company_id: 'number', title: 'text', api_id: 'text', weight: 'number?', staff: ['number'] }

export const serviceCategoriesUpdate: InputShape<ServiceCategoriesUpdateInput> = { company_id: 'number', category_id: 'number', title: 'text', api_id: 'text', weight: 'number?', staff: ['number'] }

export const serviceCategoriesDelete: InputShape<ServiceCategoriesDeleteInput> = { company_id: 'number', category_id: 'number' }
