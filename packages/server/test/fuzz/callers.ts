import { demo } from '../../src/features/sandbox/demo-world/facts.ts'
import { signedIn } from '../people.ts'
import { demoKey } from '../v3.ts'
import { as, type World } from '../world.ts'

/** Everybody who calls, by name, with the Authorization header. */
export async function allCallers(world: World): Promise<Record<string, string | undefined>> {
  return {
    nobody: undefined,
    ...as,
    operatorPerson: await signedIn(world, demo.operator),
    developerPerson: await signedIn(world, demo.developer),
    key: demoKey,
    unknownPartner: 'Bearer foyer_partner_unknown',
    empty: '',
    twoSchemes: 'Basic YTpi, Bearer x, User y',
    long: `Bearer ${'x'.repeat(5000)}`,
    oddly: 'bearer\t,,User  =',
  }
}

/** What no line of the log may contain. */
export const secretsOf = (callers: Record<string, string | undefined>): string[] => {
  const tokens = Object.values(callers).flatMap(header => header?.match(/\b(foyer|rk)_\w{12,}/g) ?? [])
  const people = [demo.owner, demo.memberWithoutRights, demo.operator, demo.developer, demo.stranger]
  const passwords = people.map(({ password }) => password)
  return [...new Set([...tokens, ...passwords, demo.telephony.crmToken, demo.oauthClient.clientSecret])]
}
