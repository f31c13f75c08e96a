import { describe, expect, it } from 'vitest'
import { as, useWorld } from '../../../test/world.ts'

const world = useWorld()

describe('dictionaries', () => {
  it('DIC-01 GET /countries answers every country with twelve fields and an empty meta', async () => {
    const { status, json } = await world.api.get('/v1/countries', { as: as.partner })
    expect(status).toBe(200)
    expect(json.meta).toEqual([])
    expect(json.data).toHaveLength(249)
    expect(Object.keys(json.data[0])).toHaveLength(12)
  })
})
