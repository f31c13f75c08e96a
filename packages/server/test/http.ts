import { Agent, request } from 'undici'

export interface HttpCall {
  /** The Authorization header. */
  as?: string
  body?: unknown
  /** The body is sent unchanged. */
  rawBody?: string | Buffer
  headers?: Record<string, string>
}

interface Envelope {
  success: boolean
  // Tests look into answers of every shape; what they expect of them is what they assert.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  data: any
  // biome-ignore lint/suspicious/noExplicitAny: see above
  meta: any
}

export interface Response {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  /** The parsed body; throws when it is not JSON. */
  readonly json: Envelope
}

const agent = new Agent({ keepAliveTimeout: 1000 })

/** A caller of one listener. Unlike fetch it can send a body with a GET. */
export class Http {
  constructor(readonly url: string) {}

  get = (path: string, call?: HttpCall) => this.send('GET', path, call)
  head = (path: string, call?: HttpCall) => this.send('HEAD', path, call)
  post = (path: string, call?: HttpCall) => this.send('POST', path, call)
  put = (path: string, call?: HttpCall) => this.send('PUT', path, call)
  patch = (path: string, call?: HttpCall) => this.send('PATCH', path, call)
  delete = (path: string, call?: HttpCall) => this.send('DELETE', path, call)

  async send(
    method: string,
    path: string,
    { as, body, rawBody, headers = {} }: HttpCall = {},
  ): Promise<Response> {
    const answer = await request(this.url + path, {
      method: method as 'GET',
      dispatcher: agent,
      headers: {
        ...(as === undefined ? {} : { authorization: as }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: rawBody ?? (body === undefined ? undefined : JSON.stringify(body)),
    })
    const text = await answer.body.text()
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text,
      get json() {
        return JSON.parse(text) as Envelope
      },
    }
  }
}

/** The header of a partner, or of a partner and a user. */
export const bearer = (partnerToken: string, userToken?: string): string =>
  userToken === undefined ? `Bearer ${partnerToken}` : `Bearer ${partnerToken}, User ${userToken}`
