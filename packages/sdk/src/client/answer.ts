/** What came with an answer. */
export interface ResponseInfo {
  readonly status: number
  readonly headers: Headers
  /** The ID under which the server logged the call. */
  readonly requestId: string | undefined
  /** How often the request was sent. */
  readonly attempts: number
}

/** The answer of a call. */
export interface Answer<Data, Meta = undefined> {
  readonly data: Data
  readonly meta: Meta
  readonly response: ResponseInfo
}

/**
 * A list: `await` returns one page, `for await` goes through the items of all pages. Nothing is sent before that.
 */
export interface ListRequest<Item, Meta = undefined>
  extends Promise<Answer<Item[], Meta>>,
    AsyncIterable<Item> {}
