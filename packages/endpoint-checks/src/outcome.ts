/** What an endpoint responded. */
interface EndpointResponse {
  kind: 'response'
  status: number
  /** Names are in lower case. */
  headers: Record<string, string>
  /** As much of it as Foyer stores. */
  body: string
  durationMs: number
}

/** What a request came to. `cut` is a request that was cut off on purpose. */
export type Outcome =
  | EndpointResponse
  | { kind: 'timeout' }
  | { kind: 'cut' }
  | { kind: 'failure'; says: string; isUnreachable: boolean }

/** How a request is sent, where that is unusual. */
export interface RequestForm {
  method?: 'POST' | 'GET'
  /** The body in parts, with a pause between them; by default in one. */
  parts?: Buffer[]
  /** Closes the connection after the parts, which are then less than the body. */
  isCut?: boolean
}

export const isAccepted = (outcome: Outcome): boolean =>
  outcome.kind === 'response' && outcome.status >= 200 && outcome.status <= 299
