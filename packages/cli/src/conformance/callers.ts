import type { FactName, Facts } from './facts.ts'

/** Who calls, by the facts that make up the header. */
const tokensOf = {
  partner: ['partner.token'],
  owner: ['partner.token', 'owner.token'],
  member: ['partner.token', 'member_without_rights.token'],
  systemUser: ['partner.token', 'system_user.token'],
  otherPartner: ['other_partner.token'],
  restrictedKey: ['restricted_key'],
} satisfies Record<string, [FactName, FactName?]>

export type Caller = keyof typeof tokensOf

export const callerWords: Record<Caller, string> = {
  partner: 'the partner',
  owner: 'the partner and the owner',
  member: 'the partner and a user without rights',
  systemUser: 'the partner and the system user',
  otherPartner: 'another partner',
  restrictedKey: 'a restricted key',
}

export function authorizationOf(caller: Caller, facts: Facts): string {
  const [first, second] = tokensOf[caller].map(name => facts.get(name))
  return second ? `Bearer ${first}, User ${second}` : `Bearer ${first}`
}
