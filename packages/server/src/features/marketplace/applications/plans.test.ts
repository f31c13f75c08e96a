import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { install } from '../../../../test/marketplace.ts'
import { signedIn } from '../../../../test/people.ts'
import { publish } from '../../../../test/review.ts'
import { useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const application = demo.applications.draft
const base = `/account/applications/${application}/tariffs`
const option = { title: '1 month', overall_price: 9.99, duration_in_months: 1, currency_iso: 'USD' }
let developer = ''

beforeAll(async () => {
  developer = await signedIn(world, demo.developer)
})

const post = (path: string, body: unknown) => world.app.post(path, { as: developer, body })
const put = (path: string, body: unknown) => world.app.put(path, { as: developer, body })
const remove = (path: string) => world.app.delete(path, { as: developer })
const list = async () => (await world.app.get(base, { as: developer })).json.data

describe('plans of a developer', () => {
  it('are added, changed and taken off the offer with their options', async () => {
    const created = await post(base, { title: 'Basic', position: 2 })
    expect(created.status).toBe(201)
    expect(created.json.data.options).toEqual([])
    const tariff = `${base}/${created.json.data.id}`
    const free = { ...option, free_period_in_months: 1, staff_amount: 5, position: 1 }
    const withOption = await post(`${tariff}/options`, free)
    expect(withOption.status).toBe(201)
    expect(Check(catalogue.applications.createPlanOption.data, withOption.json.data)).toBe(true)
    const [{ id, ...shown }] = withOption.json.data.options
    expect(shown).toEqual({ ...option, free_period_in_months: 1, staff_amount: 5 })
    const changed = await put(`${tariff}/options/${id}`, { staff_amount: null, overall_price: 0 })
    expect(changed.json.data.options).toEqual([{ ...shown, id, staff_amount: null, overall_price: 0 }])
    expect((await put(tariff, { title: 'Renamed' })).json.data.title).toBe('Renamed')
    const earlier = await post(base, { title: 'Earlier', position: 1 })
    expect((await list()).map(({ title }: { title: string }) => title)).toEqual(['Earlier', 'Renamed'])

    expect((await remove(`${tariff}/options/${id}`)).status).toBe(204)
    expect((await remove(`${tariff}/options/${id}`)).status).toBe(404)
    expect((await put(`${tariff}/options/${id}`, { title: 'X' })).status).toBe(404)
    expect((await remove(tariff)).status).toBe(204)
    expect((await remove(tariff)).status).toBe(404)
    expect((await put(tariff, { title: 'X' })).status).toBe(404)
    expect((await post(`${tariff}/options`, option)).status).toBe(404)
    await remove(`${base}/${earlier.json.data.id}`)
    expect(await list()).toEqual([])
    // A payment keeps its plan option.
    expect(await world.query('select from plan_options where id = $1', [id])).toHaveLength(1)
  })

  it('names every wrong field', async () => {
    const { id } = (await post(base, { title: 'Wrong' })).json.data
    const rejected = await post(`${base}/${id}/options`, {
      title: '',
      overall_price: -1,
      duration_in_months: 0,
      currency_iso: 'ABC',
      staff_amount: 0,
      free_period_in_months: 121,
    })
    expect(rejected.status).toBe(422)
    expect(Object.keys(rejected.json.meta.errors).sort()).toEqual([
      'currency_iso',
      'duration_in_months',
      'free_period_in_months',
      'overall_price',
      'staff_amount',
      'title',
    ])
    expect((await post(`${base}/${id}/options`, { ...option, overall_price: 1.234 })).status).toBe(422)
    await remove(`${base}/${id}`)
  })

  it('AUT-07 a plan is reached only through its own application', async () => {
    const { id } = (await post(base, { title: 'Mine' })).json.data
    const other = `/account/applications/${demo.applications.chatBot}/tariffs/${id}`
    expect((await put(other, { title: 'X' })).status).toBe(404)
    expect((await remove(other)).status).toBe(404)
    const options = `/account/applications/${demo.applications.paid}/tariffs/${demo.tariff.id}/options`
    const foreign = await put(`${base}/${id}/options/${demo.tariff.month.id}`, { title: 'X' })
    expect(foreign.status).toBe(404)
    expect((await put(`${options}/${demo.tariff.month.id}`, { title: '1 month' })).status).toBe(200)
    await remove(`${base}/${id}`)
  })

  it('SEC-10 a connected Location has a day before it must pay for the first published plan', async () => {
    const id = demo.applications.public
    await install(world, { applicationId: id })
    const paidUntil = async () =>
      (await world.query('select paid_until from installations where application_id = $1', [id]))[0]
        ?.paid_until
    const tariffs = `/account/applications/${id}/tariffs`
    const tariff = (await post(tariffs, { title: 'First' })).json.data
    await post(`${tariffs}/${tariff.id}/options`, option)
    expect(await paidUntil()).toBeNull()
    expect((await publish(world, id)).status).toBe(200)
    expect(await paidUntil()).toEqual(new Date(world.clock.now().getTime() + 24 * 3600 * 1000))
    await remove(`${tariffs}/${tariff.id}`)
    expect(await paidUntil()).not.toBeNull()
    await publish(world, id)
    expect(await paidUntil()).toBeNull()
  })
})
