// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { MailSettings, Notice } from '../schemas.ts'

export interface NoticesListInput {
  /** The `next_cursor` of the previous page. */
  cursor?: number | undefined
  /** Elements per page. Default: 25. From 1 to 100. */
  count?: number | undefined
}

export interface NoticesListMeta {
  /** Cursor of the next page; null on the last page. */
  next_cursor: number | null
  /** Number of unread notices; 100 stands for 100 or more. */
  unread: number
}

export interface NoticesCountUnreadData {
  /** Number of unread notices; 100 stands for 100 or more. */
  unread: number
}

export interface NoticesReadInput {
  /** Notice ID. */
  notice_id: number
}

export interface NoticesReadAllInput {
  /** The newest notice that you have seen. */
  up_to: number
}

export interface NoticesUpdateMailSettingsInput {
  /** Language of mails. */
  language?: 'en' | 'de' | undefined
  /** Replaces the list. */
  unwanted_mails?: readonly ('payment_due' | 'installation_frozen' | 'installation_lost' | 'payment_received' | 'rights_added' | 'price_raised' | 'endpoint_failing' | 'review_decided')[] | undefined
}

export interface NoticesApi {
  /**
   * List my notices.
   * Returns what you should know, newest first: frozen applications, payments, reviews, failing endpoints, invitations, security. Only those that your present rights let you see. They are kept for 90 days, at most 500.
   */
  list(input?: NoticesListInput, options?: CallOptions): ListRequest<Notice, NoticesListMeta>

  /**
   * Count my unread notices.
   * Counts those that your present rights let you see.
   */
  countUnread(input?: Record<string, never>, options?: CallOptions): Promise<Answer<NoticesCountUnreadData>>

  /**
   * Mark a notice as read.
   * Does nothing if it is read already.
   */
  read(input: NoticesReadInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * Mark all notices as read.
   * Newer notices than the named one stay unread: you have not seen them yet.
   */
  readAll(input: NoticesReadAllInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * Get my mail settings.
   * Mails about security, invitations and links always come.
   */
  getMailSettings(input?: Record<string, never>, options?: CallOptions): Promise<Answer<MailSettings>>

  /**
   * Change my mail settings.
   * Fields that are absent stay as they are.
   */
  updateMailSettings(input?: NoticesUpdateMailSettingsInput, options?: CallOptions): Promise<Answer<MailSettings>>
}

export const notices: Record<keyof NoticesApi, Operation> = {
  list: { method: 'GET', path: '/account/notices', by: 'person', query: ['cursor', 'count'], pages: { by: 'cursor', size: ['count', 100] } },
  countUnread: { method: 'GET', path: '/account/notices/unread', by: 'person' },
  read: { method: 'POST', path: '/account/notices/{notice_id}/read', by: 'person' },
  readAll: { method: 'POST', path: '/account/notices/read_all', by: 'person', body: 'object', fields: ['up_to'] },
  getMailSettings: { method: 'GET', path: '/account/me/mail_settings', by: 'person' },
  updateMailSettings: { method: 'PATCH', path: '/account/me/mail_settings', by: 'person', body: 'object', fields: ['language', 'unwanted_mails'] },
}
