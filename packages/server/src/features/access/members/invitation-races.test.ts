import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { lockWaits } from '../../../../test/until.ts'
import { useInvitations } from '../../../../test/use-invitations.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const { owner, base, newAddress, signUpConfirmed, answer, locationsOf, role, invite } = useInvitations(world)

describe('races', () => {
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

  /** Holds the members' lock until this many calls wait for it, so that all have checked before any of them acts. */
  async function together<T>(works: (() => Promise<T>)[]): Promise<T[]> {
    const client = new pg.Client(world.databaseUrl)
    await client.connect()
    await client.query('begin')
    await client.query('select from locations where id = $1 for no key update', [demo.locations.main])
    const answers = works.map(work => work())
    await lockWaits(world, works.length).finally(() => client.end())
    return Promise.all(answers)
  }

  it('SEC-03 accepted twice at once, it gives one role once', async () => {
    const email = newAddress()
    const person = await signUpConfirmed(email)
    const { json } = await invite(email)
    const accept = () => answer(person, json.data.id)
    const both = await together([accept, accept])
    expect(statuses(both)).toEqual([200, 404])
    expect(await locationsOf(person)).toEqual([[demo.locations.main, 'Team member']])
  })

  it('SEC-03 accepted and withdrawn at once, one of the two has happened', async () => {
    const email = newAddress()
    const person = await signUpConfirmed(email)
    const { id } = (await invite(email)).json.data
    const [accepted, ended] = await together([
      () => answer(person, id),
      () => world.app.delete(`${base}/invitations/${id}`, owner),
    ])
    expect([
      [200, 404],
      [404, 204],
    ]).toContainEqual([accepted?.status, ended?.status])
    expect(await locationsOf(person)).toHaveLength(accepted?.status === 200 ? 1 : 0)
  })

  it('SEC-03 accepted and declined at once, one of the two has happened', async () => {
    const email = newAddress()
    const person = await signUpConfirmed(email)
    const { id } = (await invite(email)).json.data
    const both = await Promise.all([answer(person, id), answer(person, id, 'decline')])
    expect(statuses(both)).toEqual([200, 404])
    expect(await locationsOf(person)).toHaveLength(both[0]?.status === 200 ? 1 : 0)
  })

  it('SEC-03 accepted while another role replaces it, it gives the one that was accepted or none', async () => {
    const email = newAddress()
    const person = await signUpConfirmed(email)
    const { id } = (await invite(email)).json.data
    const [accepted, replaced] = await together([
      () => answer(person, id),
      () => invite(email, role('Owner')),
    ])
    expect([
      [200, 409],
      [404, 201],
    ]).toContainEqual([accepted?.status, replaced?.status])
    expect(await locationsOf(person)).toEqual(
      accepted?.status === 200 ? [[demo.locations.main, 'Team member']] : [],
    )
  })

  it('SEC-03 accepted while its inviter loses the right, the role is given before or not at all', async () => {
    const nora = `${base}/users/${demo.memberWithoutRights.id}`
    await world.app.put(nora, { ...owner, body: { role_id: role('Owner') } })
    const email = newAddress()
    const person = await signUpConfirmed(email)
    const { id } = (await invite(email, role('Team member'), { as: as.newcomerPerson })).json.data
    const [accepted, changed] = await together([
      () => answer(person, id),
      () => world.app.put(nora, { ...owner, body: { role_id: role('Newcomer') } }),
    ])
    expect(changed?.status).toBe(200)
    expect([200, 404]).toContain(accepted?.status)
    expect(await locationsOf(person)).toHaveLength(accepted?.status === 200 ? 1 : 0)
    expect(await world.query('select from invitations where id = $1', [id])).toEqual([])
  })

  it('SEC-03 two who invite one address at once leave one invitation', async () => {
    const email = newAddress()
    const both = await together([() => invite(email), () => invite(email, role('Administrator'))])
    expect(statuses(both)).toEqual([201, 201])
    expect(await world.query('select from invitations where email = $1', [email])).toHaveLength(1)
  })
})
