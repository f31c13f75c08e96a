import { catalogue } from '../../catalogue.ts'
import type { Json } from '../../openapi/json.ts'
import { examples } from '../documented.ts'
import type { Caller, CallName, Step } from '../example.ts'
import { type ExampleInput, isForSessions, operationOf, usualCallerOf } from '../order.ts'
import { exampleOf, requestExamples } from '../requests.ts'
import {
  type Call,
  type PostmanRequest,
  sessionHeaders,
  toRequest,
  toUrl,
  userTokenVariable,
} from './request.ts'
import { takingLines, testsOf, untilSent } from './tests.ts'
import { takenByCall } from './variables.ts'

export interface Item {
  name: string
  event: { listen: 'test' | 'prerequest'; script: { type: 'text/javascript'; exec: string[] } }[]
  request: PostmanRequest
  response: object[]
  protocolProfileBehavior: { disableCookies: true; followRedirects?: false }
}

const taken = takenByCall()
const { signUp } = requestExamples.account

/** The requests of one fresh sandbox: each example after the steps that it needs, and no step twice. */
export class Scene {
  readonly items: Item[] = []
  readonly #steps = new Set<string>()
  readonly #played = new Set<CallName>()
  readonly #signedIn = new Set<Caller>()
  readonly #withUserToken = new Set<Caller>(['owner'])

  /** The calls that this scene shows; others are only made because these need them. */
  constructor(private readonly shown: CallName[]) {}

  play(name: CallName): void {
    for (const step of exampleOf(name).before ?? []) this.#prepare(step)
    this.#playOnce(name)
  }

  #playOnce(name: CallName): void {
    if (this.#played.has(name)) return
    this.#played.add(name)
    const { before, place, ...input } = exampleOf(name)
    this.#send(name, input, { isShown: this.shown.includes(name) })
  }

  #prepare(step: Step): void {
    const key = JSON.stringify(step)
    if (this.#steps.has(key)) return
    this.#steps.add(key)
    if (typeof step === 'string') this.#playOnce(step)
    else if ('authorize' in step) this.#authorize(step.authorize)
    else if ('call' in step) this.#prepareCall(step)
    else throw new Error('A collection has no streams.')
  }

  #prepareCall({ call, ...input }: ExampleInput & { call: CallName }): void {
    const { before, place, ...usual } = exampleOf(call)
    this.#send(call, { ...usual, ...input }, { isShown: false })
  }

  #send(name: CallName, input: ExampleInput, { isShown }: { isShown: boolean }): void {
    const operation = operationOf(name)
    const caller = input.as ?? usualCallerOf(operation)
    if (isForSessions(operation)) this.#signIn(caller)
    if (operation.access.by === 'user') this.#getUserToken(caller)
    const call: Call = { operation, input, caller }
    const lines = takingLines(taken.get(name) ?? [])
    if (name === 'webhooks.listDeliveries' && !isShown) lines.push(...untilSent)
    this.items.push(isShown ? shownItem(call, lines) : toItem(`Before: ${operation.summary}`, call, lines))
  }

  #signIn(caller: Caller): void {
    if (this.#signedIn.has(caller)) return
    this.#signedIn.add(caller)
    const body =
      caller === 'signedUp'
        ? { login: signUp.body.email, password: signUp.body.password }
        : { login: `{{${caller}_login}}`, password: `{{${caller}_password}}` }
    const call: Call = { operation: catalogue.account.signIn, input: { body }, caller }
    this.items.push(
      toItem(`Before: Sign in (${toWords(caller)})`, call, [
        "const cookies = pm.response.headers.filter(header => header.key.toLowerCase() === 'set-cookie')",
        "const session = /foyer_session=([^;]+)/.exec(cookies.map(cookie => cookie.value).join('\\n'))?.[1]",
        `pm.collectionVariables.set('${caller}_session', session)`,
        `pm.collectionVariables.set('${caller}_csrf_token', pm.response.json().data.csrf_token)`,
      ]),
    )
  }

  #getUserToken(caller: Caller): void {
    if (this.#withUserToken.has(caller)) return
    this.#withUserToken.add(caller)
    const body = { login: `{{${caller}_login}}`, password: `{{${caller}_password}}` }
    const call: Call = { operation: catalogue.auth.authenticate, input: { body }, caller }
    this.items.push(
      toItem(`Before: Get a user token (${toWords(caller)})`, call, [
        `pm.collectionVariables.set('${userTokenVariable(caller)}', pm.response.json().data.user_token)`,
      ]),
    )
  }

  /** What the browser of a person does when an OAuth client sends it to us. */
  #authorize(caller: Caller): void {
    this.#signIn(caller)
    const query = {
      client_id: '{{oauth_client_id}}',
      redirect_uri: '{{oauth_redirect_uri}}',
      response_type: 'code',
      scope: 'locations:read',
      state: 'state-of-your-application',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    }
    const url = toUrl('app_url', '/oauth/authorize', { query })
    this.items.push({
      name: `Before: Open the authorization endpoint in a browser (${toWords(caller)})`,
      event: onAnswer([
        "pm.test('redirects', () => pm.expect(pm.response.code).to.be.within(302, 303))",
        "const path = pm.response.headers.get('Location').split('?')[0]",
        "pm.collectionVariables.set('consent_request_id', path.split('/').at(-1))",
      ]),
      request: {
        method: 'GET',
        header: [...sessionHeaders(caller, 'GET'), { key: 'Accept', value: 'text/html' }],
        url,
      },
      response: [],
      protocolProfileBehavior: { disableCookies: true, followRedirects: false },
    })
  }
}

const toWords = (caller: Caller) => (caller === 'signedUp' ? 'new person' : caller)

const onAnswer = (exec: string[]): Item['event'] => [
  { listen: 'test', script: { type: 'text/javascript', exec } },
]

/** A request that is only needed by others, without documentation. */
export const toItem = (name: string, call: Call, lines: string[] = []): Item => ({
  name,
  event: onAnswer([...testsOf(call.operation), ...lines]),
  request: toRequest(call),
  response: [],
  protocolProfileBehavior: { disableCookies: true },
})

/** The request of an operation, with its description and an example of its answer. */
export function shownItem(call: Call, lines: string[] = []): Item {
  const { name, summary, description, status } = call.operation
  const item = toItem(summary, call, lines)
  const answer: Json | undefined = examples.operations[name]?.answer
  return {
    ...item,
    request: { ...item.request, description: `${description}\n\nOperation \`${name}\`.` },
    response: [
      {
        name: `${status}`,
        originalRequest: item.request,
        code: status,
        header: answer === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }],
        ...(answer === undefined
          ? {}
          : { _postman_previewlanguage: 'json', body: JSON.stringify(answer, null, 2) }),
      },
    ],
  }
}
