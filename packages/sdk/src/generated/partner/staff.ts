// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { TeamMember, TotalCount } from '../schemas.ts'

export type StaffListInput = LocationId

export type StaffListByShortPathInput = LocationId

export type StaffGetInput = LocationId & {
  /** Team member ID. */
  staff_id: number
}

export type StaffGetByShortPathInput = LocationId & {
  /** Team member ID. */
  staff_id: number
}

export type StaffCreateInput = LocationId & {
  /** Name, as people see it. At most 255 characters. */
  name: string
  /** Specialization, as text. At most 255 characters. */
  specialization: string
  /** ID of a position from GET /positions; null for none. */
  position_id?: number | null | undefined
  /** Higher comes first. From -1000000 to 1000000. */
  weight?: number | undefined
  /** Description for clients, in HTML. At most 50000 characters. */
  information?: string | undefined
  /** Your own ID for the team member. At most 255 characters. */
  api_id?: string | undefined
  /** 1 to hide from online booking. */
  hidden?: 0 | 1 | boolean | undefined
  /** 1 if they no longer work here. */
  fired?: 0 | 1 | boolean | undefined
  /** ID of a user with a role in the Location; null for none; another one than before needs `edit_users_access`. */
  user_id?: number | null | undefined
}

export type StaffUpdateInput = LocationId & {
  /** Team member ID. */
  staff_id: number
  /** Name, as people see it. At most 255 characters. */
  name?: string | undefined
  /** Specialization, as text. At most 255 characters. */
  specialization?: string | undefined
  /** ID of a position from GET /positions; null for none. */
  position_id?: number | null | undefined
  /** Higher comes first. From -1000000 to 1000000. */
  weight?: number | undefined
  /** Description for clients, in HTML. At most 50000 characters. */
  information?: string | undefined
  /** Your own ID for the team member. At most 255 characters. */
  api_id?: string | undefined
  /** 1 to hide from online booking. */
  hidden?: 0 | 1 | boolean | undefined
  /** 1 if they no longer work here. */
  fired?: 0 | 1 | boolean | undefined
  /** ID of a user with a role in the Location; null for none; another one than before needs `edit_users_access`. */
  user_id?: number | null | undefined
}

export type StaffDeleteInput = LocationId & {
  /** Team member ID. */
  staff_id: number
}

export interface StaffApi {
  /**
   * List team members.
   * Returns all team members ordered by weight, including dismissed and hidden ones.
   */
  list(input: StaffListInput, options?: CallOptions): ListRequest<TeamMember, TotalCount>

  /**
   * List team members (short path).
   * Returns the same list as `/company/{company_id}/staff`.
   */
  listByShortPath(input: StaffListByShortPathInput, options?: CallOptions): ListRequest<TeamMember, TotalCount>

  /**
   * Get a team member.
   * A team member of another Location returns 404.
   */
  get(input: StaffGetInput, options?: CallOptions): Promise<Answer<TeamMember>>

  /**
   * Get a team member (short path).
   * Returns the same as `/company/{company_id}/staff/{staff_id}`.
   */
  getByShortPath(input: StaffGetByShortPathInput, options?: CallOptions): Promise<Answer<TeamMember>>

  /**
   * Create a team member.
   * A new team member has no schedule, and cannot be booked until one is set.
   */
  create(input: StaffCreateInput, options?: KeyedCallOptions): Promise<Answer<TeamMember>>

  /**
   * Update a team member.
   * Only the fields that are sent change.
   */
  update(input: StaffUpdateInput, options?: CallOptions): Promise<Answer<TeamMember>>

  /**
   * Delete a team member.
   * Their appointments are kept.
   */
  delete(input: StaffDeleteInput, options?: CallOptions): Promise<Answer<null>>
}

export const staff: Record<keyof StaffApi, Operation> = {
  list: { method: 'GET', path: '/api/v1/company/{company_id}/staff', by: 'user', pages: {} },
  listByShortPath: { method: 'GET', path: '/api/v1/staff/{company_id}', by: 'user', pages: {} },
  get: { method: 'GET', path: '/api/v1/company/{company_id}/staff/{staff_id}', by: 'user' },
  getByShortPath: { method: 'GET', path: '/api/v1/staff/{company_id}/{staff_id}', by: 'user' },
  create: { method: 'POST', path: '/api/v1/staff/{company_id}', by: 'user', body: 'object', fields: ['name', 'specialization', 'position_id', 'weight', 'information', 'api_id', 'hidden', 'fired', 'user_id'], keyed: true },
  update: { method: 'PUT', path: '/api/v1/staff/{company_id}/{staff_id}', by: 'user', body: 'object', fields: ['name', 'specialization', 'position_id', 'weight', 'information', 'api_id', 'hidden', 'fired', 'user_id'] },
  delete: { method: 'DELETE', path: '/api/v1/staff/{company_id}/{staff_id}', by: 'user', answersNothing: true },
}
