// Printed from the contract by `npm run print`: change the contract, not this file.
import type { ListRequest } from '../../client/answer.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { NextId, OutboxMail } from '../schemas.ts'

export interface SandboxListOutboxForPagesInput {
  /** Only mail to this address. At most 255 characters. */
  to?: string | undefined
  /** The `next_cursor` of the previous page. */
  cursor?: number | undefined
  /** Elements per page. Default: 25. From 1 to 100. */
  count?: number | undefined
}

export interface SandboxApi {
  /**
   * Read the sandbox outbox.
   * Returns the mail of the sandbox, newest first. Without `SMTP_URL`, no mail leaves the sandbox, and you can read it only here: confirmation links, password resets and notices.
   */
  listOutboxForPages(input?: SandboxListOutboxForPagesInput, options?: CallOptions): ListRequest<OutboxMail, NextId>
}

export const sandbox: Record<keyof SandboxApi, Operation> = {
  listOutboxForPages: { method: 'GET', path: '/account/sandbox/outbox', by: 'anyone', query: ['to', 'cursor', 'count'], pages: { by: 'cursor', size: ['count', 100] } },
}
