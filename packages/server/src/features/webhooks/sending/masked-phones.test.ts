import { type ResourceName, resourceKinds, webhookBody } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)
const phone = '+16282340099'

/** Returns where the schema of a kind has a phone, such as `client.phone`. */
function phonesIn(schema: unknown, path: string[] = []): string[][] {
  if (schema === null || typeof schema !== 'object') return []
  const { properties = {}, anyOf = [] } = schema as { properties?: object; anyOf?: unknown[] }
  return [
    ...anyOf.flatMap(part => phonesIn(part, path)),
    ...Object.entries(properties).flatMap(([name, part]) =>
      name === 'phone' ? [[...path, name]] : phonesIn(part, [...path, name]),
    ),
  ]
}

const kinds = Object.keys(resourceKinds) as ResourceName[]
// The phones of a Location are for its customers.
const withPhones = kinds
  .filter(kind => kind !== 'salon')
  .flatMap(kind => phonesIn(webhookBody(kind)).map(path => [kind, path.join('.')] as const))

describe('an endpoint that may not see phones', () => {
  it.each(withPhones)('gets a %s with %s masked', async (kind, path) => {
    const names = path.split('.').slice(1)
    const data = names.reduceRight<unknown>((value, name) => ({ [name]: value }), phone)
    const [row] = await world.query('select masked_event_data($1, $2) #>> $3 as shown', [
      kind,
      JSON.stringify(data),
      names,
    ])
    expect(row?.shown).toContain('***')
    expect(row?.shown).not.toBe(phone)
  })

  it('there are kinds with phones in the contract', () => {
    expect(withPhones.map(([kind]) => kind)).toEqual(
      expect.arrayContaining(['client', 'record', 'loyalty_card']),
    )
  })
})
