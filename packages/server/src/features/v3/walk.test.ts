import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeKey, pageOf } from '../../../test/v3.ts'
import { useWorld } from '../../../test/world.ts'
import { demo } from '../sandbox/demo-world/facts.ts'

const world = useWorld({ env: { RATE_LIMIT_V3_PER_MINUTE: '0' } })
const locationId = demo.locations.blocked
const path = `/v3/locations/${locationId}/resources`

// There are few titles, so that they are often equal, and of every script, so that no locale agrees by chance.
const title = fc.constantFrom('', 'A', 'a', 'B', 'Zoë', 'zz', 'Ö', 'я', '漢', '🪑')
const change = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), title }),
  fc.record({ kind: fc.constant('rename' as const), which: fc.nat(), title }),
  fc.record({ kind: fc.constant('delete' as const), which: fc.nat() }),
)
type WalkStep = typeof change extends fc.Arbitrary<infer T> ? T : never

async function fill(titles: string[]): Promise<number[]> {
  await world.query('delete from resources where location_id = $1', [locationId])
  const rows = await world.query(
    'insert into resources (location_id, title) select $1, unnest($2::text[]) returning id',
    [locationId, titles],
  )
  return rows.map(({ id }) => Number(id))
}

/** Returns the row that it changed. */
async function apply(step: WalkStep, ids: number[]): Promise<number | undefined> {
  if (step.kind === 'insert') {
    await world.query('insert into resources (location_id, title) values ($1, $2)', [locationId, step.title])
    return undefined
  }
  const id = ids[step.which % ids.length]
  if (step.kind === 'rename')
    await world.query('update resources set title = $2 where id = $1', [id, step.title])
  else await world.query('update resources set deleted_at = now() where id = $1', [id])
  return id
}

describe('walking all pages', () => {
  it('RES-06 sees every row that stays exactly once, whatever is inserted, renamed and deleted beside it', async () => {
    const key = await makeKey(world, { location_ids: [locationId] })
    await fc.assert(
      fc.asyncProperty(
        fc.array(title, { minLength: 1, maxLength: 20 }),
        fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 12 }),
        fc.integer({ min: 1, max: 4 }),
        async (titles, changes, limit) => {
          const ids = await fill(titles)
          const touched = new Set<number | undefined>()
          const seen: number[] = []
          let cursor: string | null = null
          for (let step = 0; ; step++) {
            const answer = await world.api.get(`${path}?limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`, {
              as: key.as,
            })
            const page = pageOf(answer)
            seen.push(...page.data.map(({ id }) => id))
            cursor = page.next_cursor
            if (cursor === null) break
            for (const change of changes[step] ?? []) touched.add(await apply(change, ids))
          }
          const stayed = ids.filter(id => !touched.has(id))
          for (const id of stayed) expect(seen.filter(seenId => seenId === id)).toEqual([id])
        },
      ),
      { numRuns: 60 },
    )
  })
})
