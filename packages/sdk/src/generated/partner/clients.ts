// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { Client, ListedClient, PageMeta } from '../schemas.ts'

export type ClientsSearchInput = LocationId & {
  /** Page number, starting at 1. Default: 1. From 0 to 1000000. */
  page?: number | undefined
  /** Clients per page. Default: 25. From 1 to 300. */
  page_size?: number | undefined
  /** Fields to return; if omitted, all. */
  fields?: readonly ('id' | 'name' | 'surname' | 'patronymic' | 'display_name' | 'phone' | 'email' | 'card' | 'birth_date' | 'comment' | 'discount' | 'visits' | 'sex_id' | 'sex' | 'gender_id' | 'gender' | 'sms_check' | 'sms_bot' | 'sms_not' | 'spent' | 'paid' | 'balance' | 'importance_id' | 'importance' | 'categories' | 'last_change_date' | 'custom_fields')[] | undefined
  /** Field to order by. Default: "id". */
  order_by?: 'id' | 'name' | 'phone' | 'email' | 'last_change_date' | 'spent' | 'paid' | 'visits' | undefined
  /** Ascending or descending order. Default: "ASC". */
  order_by_direction?: 'ASC' | 'DESC' | 'asc' | 'desc' | undefined
  /** Whether all filters must match, or any one. Default: "AND". */
  operation?: 'AND' | 'OR' | 'and' | 'or' | undefined
  /** Conditions that the clients have to meet. */
  filters?: readonly {
    /** Type of the filter. */
    type: 'quick_search' | 'name' | 'phone' | 'email' | 'card' | 'id' | 'category' | 'importance' | 'gender' | 'spent' | 'paid' | 'balance' | 'visits' | 'birth_date' | 'changed_date'
    /** Value to compare with; its format depends on `type`. */
    state: {
      /** Part of a text, a number, or a list of numbers. */
      value?: string | number | readonly number[] | undefined
      /** Minimum, inclusive. */
      from?: string | number | undefined
      /** Maximum, inclusive. */
      to?: string | number | undefined
    }
  }[] | undefined
}

export interface ClientsSearchItem {
  /** Client ID. */
  id?: number
  /** First name, or the full name. */
  name?: string
  /** Surname; empty if unknown. */
  surname?: string
  /** Patronymic; empty if there is none. */
  patronymic?: string
  /** Name, patronymic and surname. */
  display_name?: string
  /** Phone number in E.164 format; masked for callers without `client_phones_access`, as +1415***02. */
  phone?: string
  /** E-mail address; empty if unknown. */
  email?: string
  /** Number of the client card. */
  card?: string
  /** Date of birth; null if unknown. */
  birth_date?: string | null
  /** Note for the team; empty if there is none. */
  comment?: string
  /** Discount in percent. */
  discount?: number
  /** Number of Visits the client has attended. */
  visits?: number
  /** 0 unknown, 1 male, 2 female. From 0 to 2. */
  sex_id?: number
  /** `gender_id` as text. */
  sex?: string
  /** 0 unknown, 1 male, 2 female. From 0 to 2. */
  gender_id?: number
  /** `gender_id` as text. */
  gender?: string
  /** 1 if the client gets an SMS on their birthday. */
  sms_check?: 0 | 1
  /** 1 if the client gets messages from the bot. */
  sms_bot?: 0 | 1
  /** 1 if the client is excluded from SMS mailings. */
  sms_not?: 0 | 1
  /** Total cost of all visits. */
  spent?: number
  /** How much of it is paid. */
  paid?: number
  /** Balance of the personal account; negative for a debt. */
  balance?: number
  /** 0 none, 1 bronze, 2 silver, 3 gold. From 0 to 3. */
  importance_id?: number
  /** `importance_id` as text. */
  importance?: string
  /** Categories of the client. */
  categories?: {
    /** Category ID. */
    id: number
    /** Name of the category. */
    title: string
    /** Colour as #rrggbb, or empty. */
    color: string
  }[]
  /** Last change, in the Location's offset. */
  last_change_date?: string
  /** Your own fields, as they were sent. */
  custom_fields?: Record<string, unknown>
}

export type ClientsCreateInput = LocationId & {
  /** Name, as people see it. At most 255 characters. */
  name: string
  /** Phone number in international format, or in the national format of the Location's country; unique in the Location. */
  phone: string | number
  /** Family name. At most 255 characters. */
  surname?: string | undefined
  /** Name after the father, where people have one. At most 255 characters. */
  patronymic?: string | undefined
  /** E-mail address. At most 255 characters. */
  email?: string | undefined
  /** 0 unknown, 1 male, 2 female. From 0 to 2. */
  gender_id?: number | undefined
  /** Older name of gender_id. From 0 to 2. */
  sex_id?: number | undefined
  /** 0 none, 1 bronze, 2 silver, 3 gold. From 0 to 3. */
  importance_id?: number | undefined
  /** Discount in percent; at most 2 decimal places. From 0 to 100. */
  discount?: number | undefined
  /** Number of the client card. */
  card?: string | number | undefined
  /** Null or empty for unknown; otherwise, YYYY-MM-DD. */
  birth_date?: string | null | undefined
  /** Note for the team. At most 10000 characters. */
  comment?: string | undefined
  /** What the client has spent here so far; at most 2 decimal places. */
  spent?: number | undefined
  /** How much of it is paid; if omitted when `spent` is sent, all of it; at most 2 decimal places. */
  paid?: number | undefined
  /** Balance of the personal account; at most 2 decimal places. */
  balance?: number | undefined
  /** 1 if the client gets an SMS on their birthday. */
  sms_check?: 0 | 1 | boolean | undefined
  /** 1 if the client is excluded from SMS mailings. */
  sms_not?: 0 | 1 | boolean | undefined
  /** IDs of GET /labels. */
  categories?: readonly number[] | undefined
  /** Your own data, at most 16384 characters of JSON in 20 levels; replaced as a whole. */
  custom_fields?: Record<string, unknown> | undefined
}

export type ClientsCreateManyInput = LocationId & {
  body: readonly {
    /** Name, as people see it. At most 255 characters. */
    name: string
    /** Phone number in international format, or in the national format of the Location's country; unique in the Location. */
    phone: string | number
    /** Family name. At most 255 characters. */
    surname?: string | undefined
    /** Name after the father, where people have one. At most 255 characters. */
    patronymic?: string | undefined
    /** E-mail address. At most 255 characters. */
    email?: string | undefined
    /** 0 unknown, 1 male, 2 female. From 0 to 2. */
    gender_id?: number | undefined
    /** Older name of gender_id. From 0 to 2. */
    sex_id?: number | undefined
    /** 0 none, 1 bronze, 2 silver, 3 gold. From 0 to 3. */
    importance_id?: number | undefined
    /** Discount in percent; at most 2 decimal places. From 0 to 100. */
    discount?: number | undefined
    /** Number of the client card. */
    card?: string | number | undefined
    /** Null or empty for unknown; otherwise, YYYY-MM-DD. */
    birth_date?: string | null | undefined
    /** Note for the team. At most 10000 characters. */
    comment?: string | undefined
    /** What the client has spent here so far; at most 2 decimal places. */
    spent?: number | undefined
    /** How much of it is paid; if omitted when `spent` is sent, all of it; at most 2 decimal places. */
    paid?: number | undefined
    /** Balance of the personal account; at most 2 decimal places. */
    balance?: number | undefined
    /** 1 if the client gets an SMS on their birthday. */
    sms_check?: 0 | 1 | boolean | undefined
    /** 1 if the client is excluded from SMS mailings. */
    sms_not?: 0 | 1 | boolean | undefined
    /** IDs of GET /labels. */
    categories?: readonly number[] | undefined
    /** Your own data, at most 16384 characters of JSON in 20 levels; replaced as a whole. */
    custom_fields?: Record<string, unknown> | undefined
  }[]
}

export interface ClientsCreateManyData {
  /** The clients that were created, in the order of the list. */
  created: Client[]
  /** Clients that could not be created. */
  errors: {
    /** Index in the list, starting at 0. */
    index: number
    /** Why it was not created. */
    message: string
    /** Messages for each invalid field, by field name. */
    errors?: Record<string, string[]>
  }[]
}

export type ClientsGetInput = LocationId & {
  /** Client ID. */
  client_id: number
}

export type ClientsUpdateInput = LocationId & {
  /** Client ID. */
  client_id: number
  /** Name, as people see it. At most 255 characters. */
  name?: string | undefined
  /** Phone number in international format, or in the national format of the Location's country; unique in the Location. */
  phone?: string | number | undefined
  /** Family name. At most 255 characters. */
  surname?: string | undefined
  /** Name after the father, where people have one. At most 255 characters. */
  patronymic?: string | undefined
  /** E-mail address. At most 255 characters. */
  email?: string | undefined
  /** 0 unknown, 1 male, 2 female. From 0 to 2. */
  gender_id?: number | undefined
  /** Older name of gender_id. From 0 to 2. */
  sex_id?: number | undefined
  /** 0 none, 1 bronze, 2 silver, 3 gold. From 0 to 3. */
  importance_id?: number | undefined
  /** Discount in percent; at most 2 decimal places. From 0 to 100. */
  discount?: number | undefined
  /** Number of the client card. */
  card?: string | number | undefined
  /** Null or empty for unknown; otherwise, YYYY-MM-DD. */
  birth_date?: string | null | undefined
  /** Note for the team. At most 10000 characters. */
  comment?: string | undefined
  /** What the client has spent here so far; at most 2 decimal places. */
  spent?: number | undefined
  /** How much of it is paid; if omitted when `spent` is sent, all of it; at most 2 decimal places. */
  paid?: number | undefined
  /** Balance of the personal account; at most 2 decimal places. */
  balance?: number | undefined
  /** 1 if the client gets an SMS on their birthday. */
  sms_check?: 0 | 1 | boolean | undefined
  /** 1 if the client is excluded from SMS mailings. */
  sms_not?: 0 | 1 | boolean | undefined
  /** IDs of GET /labels. */
  categories?: readonly number[] | undefined
  /** Your own data, at most 16384 characters of JSON in 20 levels; replaced as a whole. */
  custom_fields?: Record<string, unknown> | undefined
}

export type ClientsDeleteInput = LocationId & {
  /** Client ID. */
  client_id: number
}

export type ClientsListDeprecatedInput = LocationId & {
  /** Part of the name; case and accents are ignored. At most 255 characters. */
  fullname?: string | undefined
  /** Part of the phone number; only digits are compared. At most 40 characters. */
  phone?: string | undefined
  /** Part of the e-mail address. At most 255 characters. */
  email?: string | undefined
  /** Part of the card number. At most 100 characters. */
  card?: string | undefined
  /** Minimum amount paid. */
  paid_min?: number | undefined
  /** Maximum amount paid. */
  paid_max?: number | undefined
  /** Only these clients. */
  id?: readonly number[] | undefined
  /** Changed at this time or later; without an offset, in the Location's local time. At most 40 characters. */
  changed_after?: string | undefined
  /** Changed at this time or earlier; without an offset, in the Location's local time. At most 40 characters. */
  changed_before?: string | undefined
  /** Page number, starting at 1. Default: 1. From 0 to 1000000. */
  page?: number | undefined
  /** Elements per page. Default: 25. From 1 to 300. */
  count?: number | undefined
}

export interface ClientsApi {
  /**
   * Search clients.
   * The state of a filter depends on its type:
   * - `name`, `phone`, `email`, `card`: `{value}`, part of the text, without wildcards; case is ignored, in a name accents too, and for a phone only the digits are compared
   * - `quick_search`: `{value}`, for any of these four. A name has every word, in any order, of which the first eight count. Phones are compared if the value looks like one: digits, spaces, and the signs + - . / ( ). A search has at most three of these filters
   * - `id`, `category`, `importance`, `gender`: `{value}`, a number, or a list of which one must match
   * - `spent`, `paid`, `balance`, `visits`: `{from, to}`, numbers, both inclusive and optional
   * - `birth_date`: `{from, to}`, dates · `changed_date`: `{from, to}`, dates, with or without a time
   * 
   * Callers without `client_phones_access` cannot filter or order by `phone` (403), and their `quick_search` ignores phones. A total above 5,000 can be up to a minute old.
   */
  search(input: ClientsSearchInput, options?: CallOptions): ListRequest<ClientsSearchItem, PageMeta>

  /**
   * Create a client.
   * Returns 409 if another client of the Location has the phone number. Callers without `client_phones_access` can send 1,000 phones per hour, 20 of them taken; then any phone is 429.
   */
  create(input: ClientsCreateInput, options?: KeyedCallOptions): Promise<Answer<Client>>

  /**
   * Create several clients.
   * Creates up to 300 clients, each as in `POST /clients/{company_id}`. Clients that cannot be created are in `errors`, with their index in the list; the others are created in the order of the list.
   */
  createMany(input: ClientsCreateManyInput, options?: KeyedCallOptions): Promise<Answer<ClientsCreateManyData>>

  /**
   * Get a client.
   * Returns the client with the amounts spent and owed, and your own fields.
   */
  get(input: ClientsGetInput, options?: CallOptions): Promise<Answer<Client>>

  /**
   * Update a client.
   * Only the fields that are sent change. Returns 409 if another client of the Location has the phone number. Callers without `client_phones_access` can send 1,000 phones per hour, 20 of them taken; then any phone is 429.
   */
  update(input: ClientsUpdateInput, options?: CallOptions): Promise<Answer<Client>>

  /**
   * Delete a client.
   * Appointments are kept. The phone number can be used for a new client.
   */
  delete(input: ClientsDeleteInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * List clients.
   * Use `POST /company/{company_id}/clients/search` instead. Clients are ordered by id; with `changed_after` or `changed_before` by the time of the change, with `paid_min` or `paid_max` by the amount. Callers without `client_phones_access` cannot filter by `phone` (403). The total of a filter above 5,000 can be up to a minute old.
   * @deprecated
   */
  listDeprecated(input: ClientsListDeprecatedInput, options?: CallOptions): ListRequest<ListedClient, PageMeta>
}

export const clients: Record<keyof ClientsApi, Operation> = {
  search: { method: 'POST', path: '/api/v1/company/{company_id}/clients/search', by: 'user', body: 'object', fields: ['page', 'page_size', 'fields', 'order_by', 'order_by_direction', 'operation', 'filters'], onlyReads: true, pages: { by: 'page', size: ['page_size', 300] } },
  create: { method: 'POST', path: '/api/v1/clients/{company_id}', by: 'user', body: 'object', fields: ['name', 'phone', 'surname', 'patronymic', 'email', 'gender_id', 'sex_id', 'importance_id', 'discount', 'card', 'birth_date', 'comment', 'spent', 'paid', 'balance', 'sms_check', 'sms_not', 'categories', 'custom_fields'], keyed: true },
  createMany: { method: 'POST', path: '/api/v1/clients/{company_id}/bulk', by: 'user', body: 'list', keyed: true },
  get: { method: 'GET', path: '/api/v1/client/{company_id}/{client_id}', by: 'user' },
  update: { method: 'PUT', path: '/api/v1/client/{company_id}/{client_id}', by: 'user', body: 'object', fields: ['name', 'phone', 'surname', 'patronymic', 'email', 'gender_id', 'sex_id', 'importance_id', 'discount', 'card', 'birth_date', 'comment', 'spent', 'paid', 'balance', 'sms_check', 'sms_not', 'categories', 'custom_fields'] },
  delete: { method: 'DELETE', path: '/api/v1/client/{company_id}/{client_id}', by: 'user', answersNothing: true },
  listDeprecated: { method: 'GET', path: '/api/v1/clients/{location_id}', by: 'user', query: ['fullname', 'phone', 'email', 'card', 'paid_min', 'paid_max', 'id', 'changed_after', 'changed_before', 'page', 'count'], pages: { by: 'page', size: ['count', 300] } },
}
