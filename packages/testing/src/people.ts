import type { Tokens } from '@foyer/sdk'
import { TestingError } from './errors.ts'
import type { Facts } from './facts.ts'

/** Who calls the partner API: a person in your program, or in that of another partner. */
export type Caller = 'owner' | 'newcomer' | 'system' | 'partner' | 'other-partner'

/** Who calls account operations. */
export type Person = 'owner' | 'newcomer' | 'developer' | 'operator'

export function tokensOf(facts: Facts, caller: Caller): Tokens {
  const { partner, other_partner, owner, member_without_rights, system_user } = facts
  const callers: Record<Caller, Tokens> = {
    owner: { partnerToken: partner.token, userToken: owner.token },
    newcomer: { partnerToken: partner.token, userToken: member_without_rights.token },
    system: { partnerToken: partner.token, userToken: system_user.token },
    partner: { partnerToken: partner.token },
    'other-partner': { partnerToken: other_partner.token, userToken: owner.token },
  }
  return known('as', callers, caller)
}

export function accessTokenOf(facts: Facts, person: Person): string {
  const { owner, member_without_rights, developer, operator } = facts
  return known('account', { owner, newcomer: member_without_rights, developer, operator }, person)
    .access_token
}

function known<T>(method: string, all: Record<string, T>, name: string): T {
  const found = Object.hasOwn(all, name) ? all[name] : undefined
  if (found) return found
  throw new TestingError(`world.${method}() knows ${Object.keys(all).join(', ')}, but no "${name}".`)
}
