// Printed from the contract by `npm run print`: change the contract, not this file.
import type { ListRequest } from '../../client/answer.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'

export interface ApplicationsListCategoriesItem {
  /** Slug of the entry. */
  slug: string
  /** Name to show to people. */
  title: string
}

export interface ApplicationsListChannelsItem {
  /** Slug of the entry. */
  slug: string
  /** Name to show to people. */
  title: string
}

export interface ApplicationsListFunctionalitiesItem {
  /** Slug of the entry. */
  slug: string
  /** Name to show to people. */
  title: string
}

export type ApplicationsListPermissionsInput = LocationId & {
  /** Application ID. */
  application_id: number
}

export interface ApplicationsListPermissionsItem {
  /** Slug of the right. */
  slug: string
  /** Description of the right. */
  title: string
  /** Group of the right. */
  group: string
  /** Always true: rights that the application does not declare are not listed. */
  value: true
}

export interface ApplicationsApi {
  /**
   * List application categories.
   * Returns the categories. Each application is in one; other operations refer to it by its slug.
   */
  listCategories(input?: Record<string, never>, options?: CallOptions): ListRequest<ApplicationsListCategoriesItem>

  /**
   * List notification channels.
   * Returns the channels over which chat bots and SMS aggregators notify clients.
   */
  listChannels(input?: Record<string, never>, options?: CallOptions): ListRequest<ApplicationsListChannelsItem>

  /**
   * List application features.
   * Returns the features that an application can name on its card.
   */
  listFunctionalities(input?: Record<string, never>, options?: CallOptions): ListRequest<ApplicationsListFunctionalitiesItem>

  /**
   * List the rights an application declares.
   * Returns the rights that its system user has in a Location once the installation is confirmed.
   */
  listPermissions(input: ApplicationsListPermissionsInput, options?: CallOptions): ListRequest<ApplicationsListPermissionsItem>
}

export const applications: Record<keyof ApplicationsApi, Operation> = {
  listCategories: { method: 'GET', path: '/api/v2/marketplace/categories', by: 'anyone', pages: {} },
  listChannels: { method: 'GET', path: '/api/v2/marketplace/channels', by: 'anyone', pages: {} },
  listFunctionalities: { method: 'GET', path: '/api/v2/marketplace/functionalities', by: 'anyone', pages: {} },
  listPermissions: { method: 'GET', path: '/api/v1/company/{company_id}/marketplace/applications/{application_id}/permissions', by: 'user', pages: {} },
}
