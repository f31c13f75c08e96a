import { join } from 'node:path'
import type { Context } from '../context.ts'
import { demo } from '../features/sandbox/demo-world/facts.ts'

/** A developer wants to see this after the first start. */
export function banner({ config, urls }: Context): string {
  if (config.mode === 'production') return `Foyer is running.\n  API  ${urls.api}/api\n  App  ${urls.app}\n`
  const people = [demo.owner, demo.memberWithoutRights, demo.developer, demo.operator]
  const roles = ['owner', 'no rights', 'developer', 'operator']
  return `
  Foyer sandbox

  API            ${urls.api}/api/v1
  Console        ${urls.app}/
  Documentation  ${urls.app}/docs
  API explorer   ${urls.app}/explorer
  For scripts    ${join(config.dataDir, 'demo.json')}

  Sign in as
${people.map((person, index) => `    ${(roles[index] ?? '').padEnd(11)}${person.login.padEnd(27)}${person.password}`).join('\n')}

  Tokens
    partner    ${demo.partner.token}
    owner      ${demo.owner.token} (partner API), ${demo.owner.accessToken} (account operations)
    system     ${demo.systemUser.token}

  Try
    curl -H 'Authorization: Bearer ${demo.partner.token}' ${urls.api}/api/v1/countries
    curl -H 'Authorization: Bearer ${demo.partner.token}, User ${demo.owner.token}' '${urls.api}/api/v1/companies?my=1'
    curl -H 'Authorization: Bearer ${demo.owner.accessToken}' ${urls.app}/account/me
    curl -H 'Authorization: Bearer ${demo.partner.token}' -H 'Content-Type: application/json' -d '{"advance_seconds": 43200}' ${urls.api}/api/v2/sandbox/clock

  Ctrl-C stops it.
`
}
