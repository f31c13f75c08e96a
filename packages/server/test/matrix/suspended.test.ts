import { addressesOf, type Operation, operations } from '@foyer/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../src/features/sandbox/demo-world/facts.ts'
import { openSession, signedIn } from '../people.ts'
import { sampleOf } from '../samples.ts'
import { useWorld } from '../world.ts'
import { mailOfSandbox, notSent } from './reasons.ts'
import { locationMark, makeVictim, mark, type Victim } from './victim.ts'

const world = useWorld({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
let victim: Victim
let session: Record<string, string>
let calls = 0
const { foreign } = demo.locations

beforeAll(async () => {
  victim = await makeVictim(world)
  session = (await openSession(world, demo.stranger)).headers
  const operator = await signedIn(world, demo.operator)
  const { status } = await world.app.put(`/account/operator/locations/${foreign}/suspension`, {
    as: operator,
    body: { reason: 'Several owners reported fraud.' },
  })
  expect(status).toBe(200)
})

/** Operations of a sandbox belong to whoever has a token, and none of them is about a Location but the trigger. */
const isSent = ({ name, sandboxOnly }: Operation) =>
  !notSent[name] && (!sandboxOnly || name.startsWith('triggerSandboxEvent'))

/** Optional fields may name a Location too. */
const optional = (schema: { properties?: object } | undefined) =>
  'location_id' in (schema?.properties ?? {}) ? { location_id: foreign } : {}

async function send(operation: Operation, listener: 'api' | 'app', headers: Record<string, string>) {
  const { path, query, body } = sampleOf(operation, victim.ids)
  const search = new URLSearchParams({
    ...optional(operation.query),
    ...query,
  } as Record<string, string>).toString()
  const address = addressesOf(operation).find(found => found.listener === listener)
  if (!address) return undefined
  const prefix = address.path.slice(0, address.path.length - operation.path.length)
  const target = `${prefix}${path}${search && `?${search}`}`
  const http = listener === 'api' ? world.api : world.app
  calls++
  return http.send(
    operation.isStream ? 'HEAD' : operation.method,
    listener === 'api' ? target.slice('/api'.length) : target,
    {
      body: Array.isArray(body) ? body : body && { ...optional(operation.body), ...body },
      headers: { 'x-forwarded-for': `10.1.${calls >> 8}.${calls & 255}`, ...headers },
    },
  )
}

const dictionary = 'a dictionary, the same for everybody'
const ownLog = 'its own log, with the title of the Location and without its records'

/** What a partner may still call, because it reaches no suspended Location. */
const openToPartners: Record<string, string> = {
  listCountries: dictionary,
  listCities: dictionary,
  listBusinessGroupsWithTypes: dictionary,
  listUnits: dictionary,
  authenticateUser: 'it makes a token of a person',
  createCompany: 'it opens another Location, in a Chain of its own',
  listCompanies: 'it leaves the Location out',
  listConnectedLocations: 'it leaves the Location out',
  listPlans: 'plans of its own application',
  uninstallApplication: 'it ends access',
  explainWebhooks: 'it says that the Location is suspended',
  listDeliveries: ownLog,
  getDelivery: ownLog,
  streamLogs: ownLog,
  listenForWebhooks: 'events of the Location are held',
  rotateWebhookSecret: 'a secret of its own',
}

/** What the owner of a suspended Location may still change: ends of access, and what is not about the Location. */
const openToOwner = new Set([
  'exportPersonalData',
  'readChatMessages',
  'disconnectApplication',
  'revokeRestrictedKey',
  'withdrawConsent',
  'removeLocationUser',
  'withdrawLocationInvitation',
  'deleteLocationRole',
  'removeTestLocation',
])

describe('a suspended Location', () => {
  it('OPR-38 is reached by no operation of partners, whichever field names it', {
    timeout: 120_000,
  }, async () => {
    const complaints: string[] = []
    const reached = new Set<string>()
    for (const operation of operations.filter(isSent)) {
      const { by } = operation.access
      if (by !== 'partner' && by !== 'user') continue
      const authorization = by === 'partner' ? victim.partner : victim.user
      for (const listener of ['api', 'app'] as const) {
        if (listener === 'app' && by === 'user') continue
        const answer = await send(operation, listener, { authorization })
        if (!answer) continue
        const at = `${operation.name}: ${answer.status} ${answer.text.slice(0, 200)}`
        if (answer.text.includes(mark) && !openToPartners[operation.name])
          complaints.push(`${at} shows a record`)
        if (answer.text.includes(locationMark) && openToPartners[operation.name] !== ownLog)
          complaints.push(`${at} shows the Location`)
        if (answer.status >= 500 || answer.status === 422) complaints.push(at)
        if (answer.status >= 300) continue
        reached.add(operation.name)
        if (!openToPartners[operation.name]) complaints.push(`${at} is open`)
      }
    }
    expect(complaints).toEqual([])
    expect(reached.size).toBeGreaterThan(10)
  })

  it('OPR-39 lets its owner read and end access, and change nothing else', { timeout: 120_000 }, async () => {
    const complaints: string[] = []
    let refused = 0
    for (const operation of operations.filter(isSent)) {
      const { access } = operation
      const isForPeople = access.by === 'person' || (access.by === 'user' && access.orPerson)
      const names = JSON.stringify([operation.params, operation.body])
      const isAbout = ('location' in access && access.location) || ('chain' in access && access.chain)
      if (!isForPeople || mailOfSandbox.has(operation.name)) continue
      if (operation.method === 'GET' || operation.onlyReads || openToOwner.has(operation.name)) continue
      if (!isAbout && !/"(location|salon)_ids?"/.test(names)) continue
      const answer = await send(operation, 'app', session)
      if (answer?.status === 403 && answer.text.includes('suspended')) refused++
      else complaints.push(`${operation.name}: ${answer?.status} ${answer?.text.slice(0, 200)}`)
    }
    expect(complaints).toEqual([])
    expect(refused).toBeGreaterThan(60)
  })

  it('OPR-39 is read by its owner', async () => {
    for (const name of ['listClients', 'listRetention', 'listLocationRestrictedKeys']) {
      const operation = operations.find(found => found.name === name)
      if (operation) expect((await send(operation, 'app', session))?.status, name).toBe(200)
    }
    const read = await world.app.get(`/api/v1/client/${foreign}/${victim.ids.client_id}`, {
      headers: session,
    })
    expect(read.status).toBe(200)
    expect(read.text).toContain(mark)
  })
})
