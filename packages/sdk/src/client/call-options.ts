/** A token, or a function that returns the one to use now. */
export type Token = string | (() => string | undefined | Promise<string | undefined>)

export interface Tokens {
  /** The token of your partner account: it belongs on a server, never in a browser. */
  partnerToken?: Token | undefined
  /** The token of the user on whose behalf you call, beside the partner token. */
  userToken?: Token | undefined
  /** For v3: an OAuth2 access token, or a restricted key. */
  accessToken?: Token | undefined
  /** For account operations: `foyer_pat_…`. In a browser, the session takes its place. */
  personalAccessToken?: Token | undefined
}

/** The options of one call; tokens override those of the client. */
export interface CallOptions extends Tokens {
  /** Cancels the call. */
  signal?: AbortSignal | undefined
  /** How long an attempt may take. */
  timeoutMs?: number | undefined
  maxRetries?: number | undefined
  /** Sent along with the headers of the SDK. */
  headers?: Readonly<Record<string, string>> | undefined
}

export interface KeyedCallOptions extends CallOptions {
  /**
   * The server carries out a call once per key within 24 hours, and returns the first answer to its repetitions. The SDK
   * makes a key for every call that it may repeat; pass your own to repeat a call after a restart of your program.
   */
  idempotencyKey?: string | undefined
}
