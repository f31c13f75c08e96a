import type { Operation } from '@foyer/contract'
import { type Caller, requestExamples } from '@foyer/contract/examples'
import { demo } from '../../src/features/sandbox/demo-world/facts.ts'
import { bearer } from '../http.ts'
import { Visitor } from '../oauth.ts'
import { as, type World } from '../world.ts'

const { signUp } = requestExamples.account

const people: Record<Caller, { login: string; password: string; accessToken?: string }> = {
  owner: demo.owner,
  newcomer: demo.memberWithoutRights,
  developer: demo.developer,
  operator: demo.operator,
  signedUp: { login: signUp.body.email, password: signUp.body.password },
}

/** The credentials of the demo world, and the browsers of its people. */
export class Callers {
  readonly #visitors = new Map<Caller, Visitor>()
  readonly #userTokens = new Map<Caller, string>([['owner', demo.owner.token]])

  constructor(private readonly world: World) {}

  async headerFor(operation: Operation, caller: Caller): Promise<string | undefined> {
    switch (operation.access.by) {
      case 'anyone':
        return undefined
      case 'partner':
        return as.partner
      case 'user':
        return bearer(demo.partner.token, await this.#userTokenOf(caller))
      case 'person':
      case 'operator':
        return bearer(String(people[caller].accessToken))
      case 'credential':
        return bearer(demo.restrictedKey.key)
    }
  }

  async visitor(caller: Caller): Promise<Visitor> {
    const visitor = this.#visitors.get(caller) ?? (await new Visitor(this.world).signIn(people[caller]))
    this.#visitors.set(caller, visitor)
    return visitor
  }

  async #userTokenOf(caller: Caller): Promise<string> {
    const known = this.#userTokens.get(caller)
    if (known) return known
    const { login, password } = people[caller]
    const { json } = await this.world.api.post('/v1/auth', { as: as.partner, body: { login, password } })
    this.#userTokens.set(caller, json.data.user_token)
    return json.data.user_token
  }
}
