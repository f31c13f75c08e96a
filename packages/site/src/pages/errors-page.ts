import { type ErrorCode, errors, fieldCodes, namedErrors, problemCodes } from '@foyer/contract'
import { table } from '../reference/markdown.ts'
import { errorAdvice, fieldAdvice, oauthAdvice } from './error-advice.ts'
import type { Page } from './page.ts'

const head = ['status', 'code', 'message', 'when', 'what to do']

const rowsOf = (codes: Iterable<ErrorCode>) =>
  [...codes]
    .sort((left, right) => errors[left].status - errors[right].status)
    .map(code => {
      const { status, message } = errors[code]
      const { when, todo } = errorAdvice[code]
      return [String(status), `\`${code}\``, message, when, todo]
    })

/** Every error code, printed from the contract. */
export const errorsPage = (): Page => ({
  kind: 'reference',
  path: 'errors',
  title: 'Errors: every code',
  shortTitle: 'Errors',
  about: 'Every error code, its status, when it comes and what to do.',
  markdown: [
    '# Errors: every code',
    'v1, v2 and account operations answer an error as `{"success": false, "data": null, "meta": {"message": "…"}}`. v3 answers a problem (RFC 9457), and the OAuth 2.0 endpoints answer as RFC 6749 says. The status decides what a program does; a code divides errors of one status. The message is for people, and often says more than the one here.',
    '## Codes in meta.code',
    'v1, v2 and account operations name these in `meta.code`. Other errors have no code there: their status says it all.',
    table(head, rowsOf(namedErrors)),
    '## Codes of v3',
    'v3 has one of these as `code` in every problem. On v1, v2 and account operations the same errors have the same status and no code.',
    table(head, rowsOf(problemCodes)),
    '## Codes of fields on v3',
    'A 422 of v3 has a list `errors`, with one of these codes for each field.',
    table(
      ['code', 'when', 'what to do'],
      fieldCodes.map(code => [`\`${code}\``, fieldAdvice[code].when, fieldAdvice[code].todo]),
    ),
    '## Codes of OAuth 2.0',
    'The endpoints below `/oauth` answer `{"error": "…", "error_description": "…"}`.',
    table(
      ['status', 'error', 'when', 'what to do'],
      Object.entries(oauthAdvice).map(([code, { status, when, todo }]) => [
        status,
        `\`${code}\``,
        when,
        todo,
      ]),
    ),
  ].join('\n\n'),
})
