import { describe, expect, it } from 'vitest'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { toE164 } from '../../../platform/phones.ts'
import { demo } from './facts.ts'

const world = useWorld(withoutWorker)

describe('the clients of the demo world', () => {
  it('are as many as the facts say, with phones that exist and ids below those of people', async () => {
    const { json } = await world.api.get('/v1/clients/1?count=300', { as: as.owner })
    expect(json.meta.total_count).toBe(demo.clients.count)
    for (const [index, { id, phone }] of json.data.entries()) {
      expect(id).toBe(index + 1)
      expect(toE164(phone), phone).toBe(phone)
    }
    const body = { name: 'Next', phone: '+12125550101' }
    const created = await world.api.post('/v1/clients/1', { as: as.owner, body })
    expect(created.json.data.id).toBe(1000)
  })

  it('have what scripts look for', async () => {
    for (const { id, name, surname, phone, email } of [
      demo.clients.first,
      demo.clients.second,
      demo.clients.third,
    ]) {
      const { json } = await world.api.get(`/v1/client/1/${id}`, { as: as.owner })
      expect(json.data).toMatchObject({ name, surname, phone, email })
    }
    const labels = await world.api.get('/v1/labels/1', { as: as.owner })
    expect(labels.json.data.map(({ id }: { id: number }) => id)).toEqual(Object.values(demo.clientCategories))
  })
})
