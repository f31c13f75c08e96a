// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { Erasure, NextId, PersonalDataExport, PersonalDataSummary, Retention } from '../schemas.ts'

export interface PersonalDataSummarizeInput {
  /** Location ID. */
  location_id: number
  /** Client ID. */
  client_id: number
}

export interface PersonalDataExportInput {
  /** Location ID. */
  location_id: number
  /** Client ID. */
  client_id: number
  /** Whether applications are asked for what they hold. Default: false. */
  asks_applications?: boolean | undefined
}

export interface PersonalDataEraseInput {
  /** Location ID. */
  location_id: number
  /** Client ID. */
  client_id: number
  /** Name of the client, as confirmation. At most 800 characters. */
  name: string
}

export interface PersonalDataListErasuresInput {
  /** Location ID. */
  location_id: number
  /** The `next_cursor` of the previous page. */
  cursor?: number | undefined
  /** Elements per page. Default: 25. From 1 to 100. */
  count?: number | undefined
}

export interface PersonalDataGetRetentionInput {
  /** Location ID. */
  location_id: number
  /** Counts the clients that are due by this setting, before it is saved. From 3 to 120. */
  client_months?: number | undefined
  /** The same for calls. From 1 to 120. */
  call_months?: number | undefined
  /** The same for events. From 1 to 29. */
  delivery_days?: number | undefined
}

export interface PersonalDataUpdateRetentionInput {
  /** Location ID. */
  location_id: number
  /** Months without any activity after which a client is erased; null for no limit of your own. */
  client_months: number | null
  /** Months after which a call is deleted; null for no limit of your own. */
  call_months: number | null
  /** Days after which events and their deliveries are deleted; null for no limit of your own. */
  delivery_days: number | null
}

export interface PersonalDataApi {
  /**
   * Count what is held about a client.
   * Returns how many rows an export would have, and what an erasure would cancel. Deleted clients are found too, because their record is kept until it is erased.
   */
  summarize(input: PersonalDataSummarizeInput, options?: CallOptions): Promise<Answer<PersonalDataSummary>>

  /**
   * Export everything held about a client.
   * Returns one table for each kind of record, newest first, with at most 5000 rows each. With `asks_applications`, applications that had access and have switched on `sends_personal_data` get the event `client_data_request`.
   */
  export(input: PersonalDataExportInput, options?: KeyedCallOptions): Promise<Answer<PersonalDataExport>>

  /**
   * Erase a client.
   * Cannot be undone. The record is empty at once, and the client is gone for everybody. A worker then cancels upcoming appointments, removes the person from past appointments and payments, and erases calls, messages and the copies in the webhook log. Applications that had access and have switched on `sends_personal_data` get the event `client_erased`.
   */
  erase(input: PersonalDataEraseInput, options?: KeyedCallOptions): Promise<Answer<Erasure>>

  /**
   * List erasures.
   * Returns the erasures of a Location, newest first, with their state and what they erased.
   */
  listErasures(input: PersonalDataListErasuresInput, options?: CallOptions): ListRequest<Erasure, NextId>

  /**
   * Get the retention of a Location.
   * Returns after which time what is erased, and how much is due now. Everything is off by default.
   */
  getRetention(input: PersonalDataGetRetentionInput, options?: CallOptions): Promise<Answer<Retention>>

  /**
   * Set the retention of a Location.
   * Replaces all three. A worker applies them once a day, by the clock of the platform. Clients are erased as by hand; what is erased cannot be restored.
   */
  updateRetention(input: PersonalDataUpdateRetentionInput, options?: CallOptions): Promise<Answer<Retention>>
}

export const personalData: Record<keyof PersonalDataApi, Operation> = {
  summarize: { method: 'GET', path: '/account/locations/{location_id}/clients/{client_id}/personal_data', by: 'person' },
  export: { method: 'POST', path: '/account/locations/{location_id}/clients/{client_id}/personal_data/export', by: 'person', body: 'object', fields: ['asks_applications'], keyed: true },
  erase: { method: 'POST', path: '/account/locations/{location_id}/clients/{client_id}/personal_data/erase', by: 'person', body: 'object', fields: ['name'], keyed: true },
  listErasures: { method: 'GET', path: '/account/locations/{location_id}/erasures', by: 'person', query: ['cursor', 'count'], pages: { by: 'cursor', size: ['count', 100] } },
  getRetention: { method: 'GET', path: '/account/locations/{location_id}/retention', by: 'person', query: ['client_months', 'call_months', 'delivery_days'] },
  updateRetention: { method: 'PUT', path: '/account/locations/{location_id}/retention', by: 'person', body: 'object', fields: ['client_months', 'call_months', 'delivery_days'] },
}
