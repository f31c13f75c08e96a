import { builtInRoles } from '@foyer/contract'
import { afterEach } from 'vitest'
import { demo } from '../src/features/sandbox/demo-world/facts.ts'
import { fanOut } from '../src/features/webhooks/fan-out/fan-out.ts'
import { startReceiver } from './receiver.ts'
import { until } from './until.ts'
import { as, type World } from './world.ts'

interface NewEndpoint {
  url: string
  kinds?: string[]
  locationId?: number
  partnerId?: number
  includesOwnChanges?: boolean
  /** The person who set the endpoint; by default the owner of the demo world. */
  userId?: number
}

/** Adds a person with every right in the Location except that to phones. */
export async function addPersonWithoutPhones(world: World, locationId: number = demo.locations.main) {
  const [row] = await world.query(
    `with person as (
       insert into users (name, created_at) values ('Pat without phones', now()) returning id
     ), role as (
       insert into roles (location_id, title, rights) values ($1, gen_random_uuid()::text, $2) returning id
     )
     insert into memberships (location_id, user_id, role_id, created_at)
     select $1, person.id, role.id, now() from person, role returning user_id as id`,
    [locationId, builtInRoles.owner.rights.filter(right => right !== 'client_phones_access')],
  )
  return Number(row?.id)
}

/** Adds an endpoint as a person would set it; by default of the partner who does not make the changes. */
export async function addEndpoint(world: World, receiver: NewEndpoint): Promise<number> {
  const [row] = await world.query(
    `insert into endpoints (location_id, partner_id, url, kinds, includes_own_changes, user_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      receiver.locationId ?? demo.locations.main,
      receiver.partnerId ?? demo.otherPartner.id,
      receiver.url,
      receiver.kinds ?? ['client'],
      receiver.includesOwnChanges ?? false,
      receiver.userId ?? demo.owner.id,
      world.clock.now(),
    ],
  )
  return Number(row?.id)
}

const isFannedOut = async (world: World) => {
  const left = await world.query(
    `(select 1 from event_queue limit 1)
     union all (select 1 from lifecycle_events where fanned_out_at is null limit 1)`,
  )
  return left.length === 0
}

/** Fans out every event so far, without waiting for the next turn of a worker; it waits for what a worker has locked. */
export const fannedOut = (world: World) =>
  until(async () => {
    await fanOut(world.program.ctx)
    return isFannedOut(world)
  }, 'every event is fanned out')

/** Waits until the worker has fanned out every event so far. */
export const fannedOutByWorker = (world: World) =>
  until(() => isFannedOut(world), 'the worker has fanned out every event')

/** Waits until no delivery is scheduled. */
export const settled = (world: World) =>
  until(
    async () => (await world.query('select 1 from due_deliveries limit 1')).length === 0,
    'no delivery is due or in flight',
  )

/**
 * Waits until no delivery is due by the present clock; those of later moments stay scheduled, and those of a listener
 * wait for its report.
 */
export const settledByNow = (world: World) =>
  until(
    async () =>
      (
        await world.query('select 1 from due_deliveries where due_at <= $1 and listener_id is null limit 1', [
          world.clock.now(),
        ])
      ).length === 0,
    'no delivery is due by now',
  )

export const deliveriesTo = (world: World, url: string) =>
  world.query('select * from delivery_log where url = $1 order by id', [url])

/** Starts receivers that close with their test, and moves the clock to when deliveries are due. */
export function useReceivers(world: World) {
  const closing: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
    await world.query('delete from endpoints')
  })
  return {
    closing,
    async receiver(...answer: Parameters<typeof startReceiver>) {
      const started = await startReceiver(...answer)
      closing.push(started.close)
      return started
    },
    /** Moves the clock so that all deliveries so far are due. */
    async fiveSecondsLater() {
      await fannedOut(world)
      world.clock.advance(5)
    },
  }
}

let phones = 2_340_000

/** Creates a client, which makes an event. */
export async function createClient(world: World, name = 'Wendy') {
  const answer = await world.api.post('/v1/clients/1', {
    as: as.owner,
    body: { name, phone: `+1628${++phones}` },
  })
  if (answer.status !== 201) throw new Error(`No client: ${answer.text}`)
  return answer.json.data as { id: number; phone: string }
}
