// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { ServiceCategory, TotalCount } from '../schemas.ts'

export type ServiceCategoriesListInput = LocationId

export type ServiceCategoriesListByOlderPathInput = LocationId

export type ServiceCategoriesListByShortPathInput = LocationId

export type ServiceCategoriesGetInput = LocationId & {
  /** Category ID. */
  category_id: number
}

export type ServiceCategoriesGetOfCompanyInput = LocationId & {
  /** Category ID. */
  category_id: number
}

export type ServiceCategoriesGetByShortPathInput = LocationId & {
  /** Category ID. */
  category_id: number
}

export type ServiceCategoriesCreateInput = LocationId & {
  /** Name, as people see it. At most 255 characters. */
  title: string
  /** Your own ID. At most 255 characters. */
  api_id?: string | undefined
  /** Higher comes first. From -1000000 to 1000000. */
  weight?: number | undefined
  /** IDs of the team members who provide its services; replaces all of them. */
  staff?: readonly number[] | undefined
}

export type ServiceCategoriesUpdateInput = LocationId & {
  /** Category ID. */
  category_id: number
  /** Name, as people see it. At most 255 characters. */
  title?: string | undefined
  /** Your own ID. At most 255 characters. */
  api_id?: string | undefined
  /** Higher comes first. From -1000000 to 1000000. */
  weight?: number | undefined
  /** IDs of the team members who provide its services; replaces all of them. */
  staff?: readonly number[] | undefined
}

export type ServiceCategoriesDeleteInput = LocationId & {
  /** Category ID. */
  category_id: number
}

export interface ServiceCategoriesApi {
  /**
   * List service categories.
   * Returns categories ordered by weight, with their team members.
   */
  list(input: ServiceCategoriesListInput, options?: CallOptions): ListRequest<ServiceCategory, TotalCount>

  /**
   * List service categories (older path).
   * Returns categories ordered by weight, with their team members.
   */
  listByOlderPath(input: ServiceCategoriesListByOlderPathInput, options?: CallOptions): ListRequest<ServiceCategory, TotalCount>

  /**
   * List service categories (short path).
   * Returns categories ordered by weight, with their team members.
   */
  listByShortPath(input: ServiceCategoriesListByShortPathInput, options?: CallOptions): ListRequest<ServiceCategory, TotalCount>

  /**
   * Get a service category.
   * Returns the category with its team members.
   */
  get(input: ServiceCategoriesGetInput, options?: CallOptions): Promise<Answer<ServiceCategory>>

  /**
   * Get a service category (company path).
   * Returns the category with its team members.
   */
  getOfCompany(input: ServiceCategoriesGetOfCompanyInput, options?: CallOptions): Promise<Answer<ServiceCategory>>

  /**
   * Get a service category (short path).
   * Returns the category with its team members.
   */
  getByShortPath(input: ServiceCategoriesGetByShortPathInput, options?: CallOptions): Promise<Answer<ServiceCategory>>

  /**
   * Create a service category.
   * Each service is in one category.
   */
  create(input: ServiceCategoriesCreateInput, options?: KeyedCallOptions): Promise<Answer<ServiceCategory>>

  /**
   * Update a service category.
   * Only the fields that are sent change.
   */
  update(input: ServiceCategoriesUpdateInput, options?: CallOptions): Promise<Answer<ServiceCategory>>

  /**
   * Delete a service category.
   * Only a category without services can be deleted.
   */
  delete(input: ServiceCategoriesDeleteInput, options?: CallOptions): Promise<Answer<null>>
}

export const serviceCategories: Record<keyof ServiceCategoriesApi, Operation> = {
  list: { method: 'GET', path: '/api/v1/company/{company_id}/service_categories', by: 'user', pages: {} },
  listByOlderPath: { method: 'GET', path: '/api/v1/company/{company_id}/service/categories', by: 'user', pages: {} },
  listByShortPath: { method: 'GET', path: '/api/v1/service_categories/{company_id}', by: 'user', pages: {} },
  get: { method: 'GET', path: '/api/v1/service_category/{company_id}/{category_id}', by: 'user' },
  getOfCompany: { method: 'GET', path: '/api/v1/company/{company_id}/service_categories/{category_id}', by: 'user' },
  getByShortPath: { method: 'GET', path: '/api/v1/service_categories/{company_id}/{category_id}', by: 'user' },
  create: { method: 'POST', path: '/api/v1/service_categories/{company_id}', by: 'user', body: 'object', fields: ['title', 'api_id', 'weight', 'staff'], keyed: true },
  update: { method: 'PUT', path: '/api/v1/service_category/{company_id}/{category_id}', by: 'user', body: 'object', fields: ['title', 'api_id', 'weight', 'staff'] },
  delete: { method: 'DELETE', path: '/api/v1/service_category/{company_id}/{category_id}', by: 'user', answersNothing: true },
}
