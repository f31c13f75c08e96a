import { afterEach, describe, expect, it } from 'vitest'
import { lastEventNumber } from '../../../../test/events.ts'
import { bearer } from '../../../../test/http.ts'
import { confirm, grant, uninstall } from '../../../../test/marketplace.ts'
import { addEndpoint, deliveriesTo } from '../../../../test/webhooks.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { fanOut } from './fan-out.ts'

const world = useWorld(withoutWorker)
const { main } = demo.locations
const url = 'https://hooks.example/raced'
let phones = 8_340_000

const change = async () => {
  const answer = await world.api.post(`/v1/clients/${main}`, {
    as: bearer(demo.otherPartner.token, demo.owner.token),
    body: { name: 'Wendy', phone: `+1628${++phones}` },
  })
  expect(answer.status).toBe(201)
}

afterEach(async () => {
  await fanOut(world.program.ctx)
  await uninstall(world)
  await world.query('delete from endpoints')
})

/**
 * Stores, for each status of an installation, the last event before it; its transaction has locked the counter by
 * then.
 */
const noteOrder = `
  create table noted (id bigint generated always as identity, status text, after_number bigint);
  create function note_order() returns trigger language plpgsql as $$
  begin
    insert into noted (status, after_number)
    select new.status_to, last_number from event_counters where location_id = new.location_id;
    return null;
  end $$;
  create trigger note_order after insert on installation_status_log for each row execute function note_order()`

describe('EXA-54 whatever happens at once', () => {
  it('the fate of every change follows from the order of the commits', async () => {
    await world.query(noteOrder)
    const before = await lastEventNumber(world, main)
    let isOver = false
    const linking = async () => {
      for (let round = 0; round < 12; round++) {
        expect((await grant(world)).status).toBe(201)
        expect((await confirm(world, { settings: { webhook_urls: [url] } })).status).toBe(201)
        expect((await uninstall(world)).status).toBe(200)
      }
    }
    const changing = async () => {
      while (!isOver) await Promise.all([change(), change(), change()])
    }
    const fanningOut = async () => {
      while (!isOver) await fanOut(world.program.ctx)
    }
    const others = [changing(), changing(), fanningOut(), fanningOut()]
    await linking().finally(() => {
      isOver = true
    })
    await Promise.all(others)
    await fanOut(world.program.ctx)

    const last = await lastEventNumber(world, main)
    expect(last - before).toBeGreaterThan(50)
    const noted = (await world.query(
      'select status, after_number::int as number from noted order by id',
    )) as {
      status: string
      number: number
    }[]
    const wasActive = (number: number) => noted.filter(row => row.number < number).at(-1)?.status === 'active'
    const numbers = Array.from({ length: last - before }, (_, index) => before + index + 1)
    const expected = numbers.filter(wasActive)
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.length).toBeLessThan(numbers.length)
    const got = (await deliveriesTo(world, url)).map(({ event_number }) => Number(event_number))
    expect(got).toEqual(expected)
    const feed = await world.query(
      'select number::int, sequence::int from event_feed where partner_id = 1 and location_id = $1 order by sequence',
      [main],
    )
    expect(feed.map(({ number }) => number)).toEqual(expected)
    expect(feed.map(({ sequence }) => sequence)).toEqual(expected.map((_, index) => index + 1))
  })

  it('a new Location goes to those endpoints of its Chain that stood when it was opened', async () => {
    const kinds = ['salon']
    const open = async () => {
      const [{ chain_id } = {}] = await world.query('select chain_id::int from locations where id = $1', [
        main,
      ])
      const { status } = await world.api.post('/v1/companies', {
        as: as.owner,
        body: { title: 'Another', chain_id },
      })
      expect(status).toBe(201)
    }
    await addEndpoint(world, { url, kinds })
    await open()
    await world.query('delete from endpoints')
    await addEndpoint(world, { url: `${url}/later`, kinds })
    await fanOut(world.program.ctx)
    expect((await deliveriesTo(world, url)).filter(({ resource }) => resource === 'salon')).toHaveLength(1)
    expect(await deliveriesTo(world, `${url}/later`)).toEqual([])
  })
})

describe('EXA-54 everything that decides who is eligible', () => {
  /** These columns never change after the insert, or only hold names and dates. */
  const still: Record<string, string[]> = {
    endpoints: [],
    installations: ['location_id', 'application_id'],
    memberships: [],
    roles: ['location_id', 'id'],
    applications: ['id', 'partner_id'],
    partner_members: ['partner_id', 'user_id'],
    users: ['id'],
  }

  it('fans out what waits before it changes', async () => {
    const read = await world.query(
      `select distinct relation.relname as relation, column_.attname as column
       from (
         select oid, 'pg_rewrite'::regclass as class from pg_rewrite
         where ev_class in ('installed_applications'::regclass, 'location_owners'::regclass)
         union all
         select 'endpoint_eligibility'::regproc::oid, 'pg_proc'::regclass
       ) rule
       join pg_depend depend on depend.objid = rule.oid and depend.classid = rule.class
       join pg_class relation on relation.oid = depend.refobjid and relation.relkind = 'r'
       join pg_attribute column_ on column_.attrelid = relation.oid and column_.attnum = depend.refobjsubid
       where depend.refobjsubid > 0`,
    )
    const guarded = await world.query(
      `select relation.relname as relation, trigger.tgattr::int2[] as numbers, column_.attname as column,
         (trigger.tgtype & 16) > 0 as is_for_update
       from pg_trigger trigger join pg_class relation on relation.oid = trigger.tgrelid
       left join pg_attribute column_ on column_.attrelid = relation.oid and column_.attnum = any(trigger.tgattr)
       where trigger.tgfoid::regproc::text like 'settle_events_of_%'`,
    )
    const isGuarded = (relation: unknown, column: unknown) =>
      guarded.some(
        row =>
          row.relation === relation && row.is_for_update && (row.column === column || row.column === null),
      )
    const open = read.filter(
      ({ relation, column }) =>
        !isGuarded(relation, column) && !still[String(relation)]?.includes(String(column)),
    )
    expect(read.length).toBeGreaterThan(20)
    expect(open).toEqual([])
    const tables = new Set(guarded.map(({ relation }) => relation))
    expect([...tables].sort()).toEqual(Object.keys(still).sort())
  })
})
