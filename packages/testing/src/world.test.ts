import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ConflictError, FoyerError, NotFoundError, PermissionError } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { useWorld, withoutWorker } from '../../server/test/world.ts'
import { asyncDispose } from './async-dispose.ts'
import { createWorld, withWorld } from './create-world.ts'
import { TestingError } from './errors.ts'
import type { World } from './world.ts'

const outer = useWorld(withoutWorker)
const here = () => ({ sandbox: outer.program.ctx.urls.api })
const inWorld = <T>(run: (world: World) => Promise<T>) => withWorld(run, here())
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'nothing',
    error => error.message,
  )

describe('a world', { timeout: 120_000 }, () => {
  it('TST-01 has typed facts, and callers with their rights', async () => {
    await inWorld(async world => {
      const { facts } = world
      const ids: Record<string, unknown> = { ...facts }
      for (const name of ['locations', 'staff', 'services', 'applications', 'accounts', 'storages'])
        expect(Object.values(ids[name] as object).every(id => Number.isInteger(id))).toBe(true)
      expect(facts.locations.second).toBe(2)
      expect(facts.services.gelManicure).toBe(7)
      const client = { company_id: facts.locations.main, client_id: 1 }
      expect((await world.foyer.clients.get(client)).data.name).toBe('Ada')
      expect((await world.as('other-partner').clients.get(client)).data.name).toBe('Ada')
      await expect(world.as('newcomer').clients.get(client)).rejects.toThrow(PermissionError)
      await expect(world.as({ partnerToken: 'wrong' }).dictionaries.countries()).rejects.toThrow(FoyerError)
      expect((await world.account('developer').account.me()).data.email).toBe('developer@foyer.example')
      expect(() => world.as('nobody' as 'owner')).toThrow('world.as() knows owner, newcomer')
    })
  })

  it('TST-02 moves its clock by durations and to moments, forward only', async () => {
    await inWorld(async world => {
      const before = (await world.clock.now()).getTime()
      const after = (await world.clock.advance('12h')).getTime()
      expect(Math.round((after - before) / 3_600_000)).toBe(12)
      expect((await world.clock.set('2199-01-31T18:30:00Z')).toISOString()).toContain('2199-01-31T18:30')
      for (const wrong of ['12 hours', '12', '', 12, 'h'])
        expect(await refusalOf(world.clock.advance(wrong as string))).toContain(
          'is not a duration: write 12h',
        )
      expect(await refusalOf(world.clock.set(new Date('2020-01-01')))).toContain(
        'The clock only moves forward',
      )
      expect(await refusalOf(world.clock.set('tomorrow'))).toContain('is not a moment')
      await world.reset()
      expect(Math.abs((await world.clock.now()).getTime() - Date.now())).toBeLessThan(60_000)
    })
  })

  it('TST-03 hands out the same ids for the same steps, in other worlds and after a reset', async () => {
    const steps = async (world: World) => {
      await world.install()
      const { data } = await world.as('other-partner').clients.create({
        company_id: 1,
        name: 'Same',
        phone: '+14155550999',
      })
      return [data.id, (await world.webhooks.next()).id, (await world.trigger('record.create')).resource_id]
    }
    await inWorld(async world => {
      const first = await steps(world)
      await world.reset()
      expect(await steps(world)).toEqual(first)
      expect(await inWorld(steps)).toEqual(first)
    })
  })

  it('TST-10 ends with its scope, and says so to whoever still calls it', async () => {
    const world = await createWorld(here())
    await world[asyncDispose]()
    await world.delete()
    await expect(world.clock.now()).rejects.toThrow(`The world ${world.id} was deleted.`)
    expect(await refusalOf(fetch(world.webhooks.url))).toBe('fetch failed')
    const idle = await createWorld(here())
    const others = await createWorld(here())
    await idle.foyer.sandbox.readClock()
    const { api } = outer.program.ctx.urls
    await fetch(`${api}/api/v2/sandbox/worlds/${idle.id}`, {
      method: 'DELETE',
      headers: { Authorization: 'Bearer foyer_partner_demo_acme' },
    })
    await expect(idle.clock.now()).rejects.toThrow('ends by itself')
    await idle.delete()
    await others.delete()
  })

  it('TST-11 errors of the API are those of the SDK', async () => {
    await inWorld(async world => {
      await expect(world.foyer.clients.get({ company_id: 1, client_id: 999_999 })).rejects.toThrow(
        NotFoundError,
      )
      await expect(world.trigger('application.payment', { application_id: 1 })).rejects.toThrow(ConflictError)
      await expect(world.trigger('client' as 'client.update')).rejects.toThrow(
        'is no event such as client.update',
      )
      await expect(world.trigger('client.update', { location: 1 } as object)).rejects.toThrow(
        'no option location',
      )
    })
  })

  it('TST-12 says in words what is wrong with the sandbox or an option', async () => {
    const plain = createServer((_request, response) => response.end('hello'))
    await once(plain.listen(0, '127.0.0.1'), 'listening')
    const other = `http://127.0.0.1:${(plain.address() as AddressInfo).port}`
    const refused = (options: object) => refusalOf(createWorld(options))
    expect(await refused({ sandbox: other })).toContain('what answers there is no sandbox of Foyer')
    plain.close()
    expect(await refused({ sandbox: 'http://127.0.0.1:1' })).toContain('nothing answers there')
    expect(await refused({ sandbox: '8080' })).toContain('must be an address such as http://127.0.0.1:8080')
    expect(await refused({ sandbx: other })).toBe(
      'createWorld has no option sandbx: it has sandbox, receiverHost, limits.',
    )
    expect(await refused({ limits: 'yes' })).toBe('The option limits of createWorld must be a boolean.')
    await inWorld(async world => {
      const error = await createWorld({ sandbox: world.apiUrl }).catch(thrown => thrown)
      expect(error).toBeInstanceOf(TestingError)
      expect(error.message).toContain('made no world')
    })
  })
})
