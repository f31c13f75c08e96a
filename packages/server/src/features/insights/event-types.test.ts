import { lifecycleEvents } from '@foyer/contract'
import { Check } from 'typebox/value'
import { expect, it } from 'vitest'
import { as, useWorld, withoutWorker } from '../../../test/world.ts'

const world = useWorld(withoutWorker)

interface Listed {
  name: string
  statuses: string[]
  right: string | null
  schema: object
  example: { data?: unknown; event?: string }
}

it('BEN-35 every event type has its schema, and an example that fits it and is not empty', async () => {
  const { status, json } = await world.app.get('/account/event_types', { as: as.newcomerPerson })
  expect(status).toBe(200)
  const types = json.data as Listed[]
  expect(types).toHaveLength(20)
  for (const { name, schema, example } of types) {
    expect(Check(schema as never, example), name).toBe(true)
    // The specification has no record in the event of a schedule.
    if ('data' in example && name !== 'schedule') expect(example.data, name).toHaveProperty(keyOf(name))
  }
  const client = types.find(({ name }) => name === 'client')
  expect(client).toMatchObject({ statuses: ['create', 'update', 'delete'], right: 'clients_access' })
  const data = client?.example.data as Record<string, unknown>
  for (const field of ['name', 'surname', 'phone', 'email', 'card', 'birth_date', 'comment'])
    expect(data[field], field).toBeTruthy()
  const ofApplications = types.slice(-5)
  expect(ofApplications.map(({ name }) => name)).toEqual([...lifecycleEvents])
  for (const { name, example } of ofApplications) expect(example.event).toBe(name)
})

const keyOf = (name: string) => (name === 'good' ? 'good_id' : 'id')
