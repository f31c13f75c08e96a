/** What a call needs to know of an operation. The contract has the rest. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `{parameters}`; paths below `/api` belong to the API listener, all others to the app listener. */
  readonly path: string
  readonly by: 'anyone' | 'partner' | 'user' | 'credential' | 'person' | 'operator'
  /** What the body is; without it, the fields that are not in the path go into the query. */
  readonly body?: 'object' | 'list'
  /** The names of the fields of the query. */
  readonly query?: readonly string[]
  /** The names of the fields of the body. */
  readonly fields?: readonly string[]
  /** Accepts an Idempotency-Key. */
  readonly keyed?: true
  /** A POST that changes nothing. */
  readonly onlyReads?: true
  readonly pages?: ListPages
  /** Answers without the envelope of v1 and v2. */
  readonly isBare?: true
  /** A DELETE that answers 204. */
  readonly answersNothing?: true
  readonly isStream?: true
}

/** How the pages of a list follow each other; empty when there is only one. */
export interface ListPages {
  /** The field that is counted up, or that takes what the page before says. */
  readonly by?: 'page' | 'cursor' | 'after'
  /** The field for the size of a page, and the largest that the server accepts. */
  readonly size?: readonly [field: string, largest: number]
}

export type Input = Readonly<Record<string, unknown>>
