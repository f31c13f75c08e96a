import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'undici'
import { describe, expect, it, vi } from 'vitest'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'

// This runs without a worker, whose jobs use the database at times of their own.
const world = useWorld(withoutWorker)
const get = (path: string, headers?: Record<string, string>) =>
  world.api.get(path, { as: as.partner, headers })
const titles = (answer: { json: { data: { title: string }[] } }) => answer.json.data.map(({ title }) => title)

describe('dictionaries', () => {
  it('DIC-01 GET /countries answers every country with its twelve fields and an empty meta', async () => {
    const { status, json } = await get('/v1/countries')
    expect(status).toBe(200)
    expect(json.meta).toEqual([])
    expect(json.data).toHaveLength(249)
    expect(json.data.find((country: { iso_code: string }) => country.iso_code === 'DE')).toEqual({
      id: 276,
      title: 'Germany',
      full_title: 'Federal Republic of Germany',
      iso_code: 'DE',
      phone_code: '49',
      phone_template: expect.stringMatching(/^\+49 [# ]+$/),
      phone_example: expect.stringMatching(/^\+49 [\d ]+$/),
      currency: '€',
      exchange: expect.any(Number),
      lang_id: expect.any(Number),
      group_type: 1,
      is_eu: true,
    })
  })

  it('DIC-02 GET /cities filters by country and by the beginning of the name, in any case and without accents', async () => {
    expect(titles(await get('/v1/cities?country_id=276&title=munich'))).toEqual(['Munich'])
    expect(titles(await get('/v1/cities?country_id=12&title=AIN BENIAN'))).toEqual(['’Aïn Benian'])
    const german = await get('/v1/cities?country_id=276')
    expect(german.json.data.every((city: { country_id: number }) => city.country_id === 276)).toBe(true)
    expect(Object.keys(german.json.data[0])).toEqual(['id', 'country_id', 'title'])
    expect((await get('/v1/cities')).json.data.length).toBeGreaterThan(20_000)
  })

  it('DIC-02 a filter is taken literally', async () => {
    for (const title of ['%', '_', '\\', '.*', '(', 'zzzzzz'])
      expect((await get(`/v1/cities?title=${encodeURIComponent(title)}`)).json).toEqual({
        success: true,
        data: [],
        meta: [],
      })
    expect((await get('/v1/cities?country_id=999')).json.data).toEqual([])
  })

  it('DIC-02 the city of a Location is always included; an unknown Location is 404', async () => {
    expect(titles(await get('/v1/cities?country_id=492&salon_id=5'))).toContain('Berlin')
    expect((await get('/v1/cities?salon_id=98765')).status).toBe(404)
  })

  it('DIC-03 GET /references/business_groups_with_types answers groups with their types, and pictures that exist', async () => {
    const { json } = await get('/v1/references/business_groups_with_types')
    expect(json.meta).toEqual({ count: json.data.length })
    expect(json.data.length).toBeGreaterThan(8)
    for (const group of json.data) {
      expect(group.types.length).toBeGreaterThan(2)
      for (const type of group.types) expect(type.business_group_id).toBe(group.id)
      for (const address of [group.image, group.image_small]) {
        const picture = await request(address)
        expect(picture.statusCode).toBe(200)
        expect(picture.headers['content-type']).toContain('image/svg+xml')
        await picture.body.dump()
      }
    }
  })

  it('an unchanged dictionary is 304 for a caller that has it', async () => {
    const first = await get('/v1/countries')
    const etag = String(first.headers.etag)
    for (const tag of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const again = await get('/v1/countries', { 'if-none-match': tag })
      expect(again.status).toBe(304)
      expect(again.text).toBe('')
    }
    expect((await get('/v1/countries', { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await get('/v1/cities?country_id=276')).headers.etag).not.toBe(
      (await get('/v1/cities')).headers.etag,
    )
  })

  it('it comes compressed for a caller that accepts that', async () => {
    const plain = await get('/v1/countries')
    const read = async (accept: string) => {
      const { headers, body } = await request(`${world.api.url}/v1/countries`, {
        headers: { authorization: as.partner, 'accept-encoding': accept },
      })
      return { encoding: headers['content-encoding'], bytes: Buffer.from(await body.arrayBuffer()) }
    }
    const gzip = await read('gzip')
    expect(gzip.encoding).toBe('gzip')
    expect(gunzipSync(gzip.bytes).toString()).toBe(plain.text)
    const brotli = await read('gzip, deflate, br')
    expect(brotli.encoding).toBe('br')
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(plain.text)
    expect(brotli.bytes.length).toBeLessThan(plain.text.length / 3)
    for (const refused of ['br;q=0, identity', 'BR;Q=0'])
      expect((await read(refused)).encoding, refused).toBeUndefined()
    expect((await read('GZIP')).encoding).toBe('gzip')
  })

  it('a dictionary call never touches the database', async () => {
    await get('/v1/countries')
    const { db } = world.program.ctx
    const [run, transaction] = [vi.spyOn(db, 'run'), vi.spyOn(db, 'transaction')]
    // The log of requests is written at times of its own, for all calls together.
    const touches = () => [
      run.mock.calls.filter(([{ name = '' }]) => !name.startsWith('requests.')).length,
      transaction.mock.calls.length,
    ]
    for (const path of [
      '/v1/countries',
      '/v1/cities',
      '/v1/cities?title=b',
      '/v1/references/business_groups_with_types',
    ])
      expect((await get(path)).status).toBe(200)
    expect(touches()).toEqual([0, 0])
    await get('/v1/cities?salon_id=5')
    expect(touches()).not.toEqual([0, 0])
    run.mockRestore()
    transaction.mockRestore()
  })
})
