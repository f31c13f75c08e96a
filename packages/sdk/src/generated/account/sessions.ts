// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { Session } from '../schemas.ts'

export interface SessionsEndInput {
  /** Session ID. */
  session_id: number
}

export interface SessionsProveInput {
  /** The password of the person. At most 1024 characters. */
  password?: string | undefined
  /** Code of the authenticator app, or a recovery code. At most 64 characters. */
  code?: string | undefined
}

export interface SessionsApi {
  /**
   * List my sessions.
   * A session ends after 7 days without use, and after 30 days in any case.
   */
  list(input?: Record<string, never>, options?: CallOptions): ListRequest<Session>

  /**
   * End one of my sessions.
   * Its device is signed out at once.
   */
  end(input: SessionsEndInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * End all my other sessions.
   * Only the session of this call stays signed in.
   */
  endOthers(input?: Record<string, never>, options?: CallOptions): Promise<Answer<null>>

  /**
   * Confirm that it is still me.
   * Operations marked `x-needs-fresh-proof` return 403 with `meta.code` `proof_needed` when the last proof of the session is older than 15 minutes. This operation renews the proof, with the password or a code of the second factor.
   */
  prove(input?: SessionsProveInput, options?: CallOptions): Promise<Answer<null>>
}

export const sessions: Record<keyof SessionsApi, Operation> = {
  list: { method: 'GET', path: '/account/me/sessions', by: 'person', pages: {} },
  end: { method: 'DELETE', path: '/account/me/sessions/{session_id}', by: 'person', answersNothing: true },
  endOthers: { method: 'DELETE', path: '/account/me/sessions', by: 'person', answersNothing: true },
  prove: { method: 'POST', path: '/account/me/proof', by: 'person', body: 'object', fields: ['password', 'code'] },
}
