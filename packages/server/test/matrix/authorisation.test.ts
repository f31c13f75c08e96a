import { addressesOf, type Operation, operations } from '@foyer/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Response } from '../http.ts'
import { type PathValues, type Sample, sampleOf } from '../samples.ts'
import { settled } from '../webhooks.ts'
import { useWorld } from '../world.ts'
import { makeCredentials, type TestCredential } from './credentials.ts'
import {
  mailOfSandbox,
  notSent,
  openInSandbox,
  openToMembers,
  publicCatalogue,
  reasons,
  refusedByInput,
} from './reasons.ts'
import { readRows } from './tenant-rows.ts'
import { locationMark, makeVictim, mark, type Victim } from './victim.ts'

const world = useWorld({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
let victim: Victim
let credentials: TestCredential[]
let calls = 0

beforeAll(async () => {
  victim = await makeVictim(world)
  credentials = await makeCredentials(world, victim)
  await settled(world)
})

const sent = operations.filter(({ name }) => !notSent[name])

/** Operations of developers get an application that waits for a review, because it is the more sensitive one. */
const preyOf = ({ path }: Operation): PathValues =>
  path.startsWith('/account/applications')
    ? { ...victim.ids, application_id: victim.ids.draft_id as number }
    : victim.ids

const inputs = new Map<Operation, Sample>()

/** Every credential sends the same input. */
function inputOf(operation: Operation): Sample {
  const input = inputs.get(operation) ?? sampleOf(operation, preyOf(operation))
  inputs.set(operation, input)
  return input
}

/** Calls every address of the operation, with the smallest valid input about the tenant's records. */
async function send(operation: Operation, headers: Record<string, string>): Promise<Response[]> {
  const { path, query, body } = inputOf(operation)
  const search = new URLSearchParams(query as Record<string, string>).toString()
  const answers: Response[] = []
  for (const address of addressesOf(operation)) {
    const prefix = address.path.slice(0, address.path.length - operation.path.length)
    const target = `${prefix}${path}${search && `?${search}`}`
    const http = address.listener === 'api' ? world.api : world.app
    answers.push(
      await http.send(
        // A stream would never end, and its HEAD needs the same rights.
        operation.isStream ? 'HEAD' : operation.method,
        address.listener === 'api' ? target.slice('/api'.length) : target,
        { body, headers: { 'x-forwarded-for': nextAddress(), ...headers } },
      ),
    )
  }
  return answers
}

// Rate limits count addresses, so the matrix calls from many.
const nextAddress = () => `10.${(++calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`

function complaintOf(
  operation: Operation,
  credential: TestCredential,
  { status, text }: Response,
): string | undefined {
  const { name, access } = operation
  const at = `${name} to ${credential.name}: ${status}`
  if (status >= 500) return `${at}, a failure: ${text.slice(0, 300)}`
  if (openInSandbox.has(name) && operation.sandboxOnly && status < 300 && !credential.isDead) return undefined
  if (text.includes(mark) && !publicCatalogue.has(name)) return `${at}, and shows the tenant's record`
  if (
    text.includes(locationMark) &&
    !credential.isMember &&
    !credential.maySee?.includes(name) &&
    !mailOfSandbox.has(name)
  )
    return `${at}, and shows the tenant's Location`
  if (access.by === 'anyone') return undefined
  // Any other input would be refused for another reason than the credential, and prove nothing.
  if (credential.isDead) return status === 401 || status === 403 ? undefined : `${at}, but 401 or 403 is due`
  if (status === 429 || (status === 422 && !refusedByInput[name]))
    return `${at}: the rights were never asked for`
  if (status >= 300) return undefined
  if (reasons[name] || credential.maySee?.includes(name)) return undefined
  if (credential.isMember && openToMembers.has(name)) return undefined
  return `${at}, without a reason`
}

describe('the authorisation matrix', () => {
  it('SEC-19 its tenant is real: the tenant itself reads its records by the same calls', async () => {
    let shown = 0
    const refused: string[] = []
    for (const operation of sent.filter(({ method }) => method === 'GET')) {
      const { by } = operation.access
      const authorization = by === 'partner' ? victim.partner : by === 'user' ? victim.user : victim.person
      for (const { status, text } of await send(operation, { authorization })) {
        if (text.includes(mark)) shown++
        if (status === 422) refused.push(`${operation.name}: ${text}`)
      }
    }
    expect(refused).toEqual([])
    expect(shown).toBeGreaterThanOrEqual(45)
  })

  it('SEC-19 no credential of others opens anything of the tenant, in any operation', {
    timeout: 300_000,
  }, async () => {
    const before = await readRows(world)
    const complaints: string[] = []
    let attacks = 0
    const attack = async (operation: Operation, credential: TestCredential) => {
      if (credential.isTenantsOwn?.(operation)) return
      for (const answer of await send(operation, credential.headers)) {
        attacks++
        const complaint = complaintOf(operation, credential, answer)
        if (complaint) complaints.push(complaint)
      }
    }
    for (const operation of sent)
      await Promise.all(credentials.map(credential => attack(operation, credential)))
    process.stderr.write(
      `matrix: ${sent.length} operations, ${credentials.length} kinds of credential, ${attacks} calls\n`,
    )
    expect(complaints).toEqual([])
    expect(attacks).toBeGreaterThan(4000)
    expect(await readRows(world)).toEqual(before)
  })

  it('SEC-19 every written reason is about an operation that exists', () => {
    const names = new Set(operations.map(({ name }) => name))
    for (const name of [
      ...Object.keys(notSent),
      ...Object.keys(reasons),
      ...openToMembers,
      ...publicCatalogue,
      ...openInSandbox,
    ])
      expect(names).toContain(name)
  })
})
