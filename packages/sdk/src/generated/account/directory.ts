// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { DirectoryCard, NextId } from '../schemas.ts'

export interface DirectoryListForPagesInput {
  /** Only this category. */
  category?: 'analytics' | 'chat_bots' | 'sms_aggregators' | 'telephony' | 'online_booking' | 'websites' | 'marketing' | 'loyalty' | 'reviews' | 'payments' | 'accounting' | 'stock' | 'education' | 'other' | undefined
  /** Only applications that are offered in this country. */
  country_id?: number | undefined
  /** Part of the name or of the short description. At most 100 characters. */
  text?: string | undefined
  /** The `next_cursor` of the previous page. */
  cursor?: number | undefined
  /** Elements per page. Default: 25. From 1 to 100. */
  count?: number | undefined
}

export interface DirectoryGetForPagesInput {
  /** Application ID. */
  application_id: number
}

export interface DirectoryApi {
  /**
   * List applications in the directory.
   * Returns published and public applications, newest first. Everybody can read them.
   */
  listForPages(input?: DirectoryListForPagesInput, options?: CallOptions): ListRequest<DirectoryCard, NextId>

  /**
   * Get the public card of an application.
   * Drafts, applications under review, disabled applications and those that are not public have no public card.
   */
  getForPages(input: DirectoryGetForPagesInput, options?: CallOptions): Promise<Answer<DirectoryCard>>
}

export const directory: Record<keyof DirectoryApi, Operation> = {
  listForPages: { method: 'GET', path: '/account/store/applications', by: 'anyone', query: ['category', 'country_id', 'text', 'cursor', 'count'], pages: { by: 'cursor', size: ['count', 100] } },
  getForPages: { method: 'GET', path: '/account/store/applications/{application_id}', by: 'anyone' },
}
