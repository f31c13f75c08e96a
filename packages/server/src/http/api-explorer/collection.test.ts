import { operations } from '@foyer/contract'
import { expect, it } from 'vitest'
import { useWorld, withoutWorker } from '../../../test/world.ts'
import { demo } from '../../features/sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)

interface Item {
  name: string
  item?: Item[]
  request?: { description?: string }
  response?: object[]
  event?: { listen: string; script: { exec: string[] } }[]
}

interface Collection {
  info: { schema: string; description: string }
  variable: { key: string; value: string }[]
  event: Item['event']
  item: Item[]
}

const read = async (): Promise<Collection> => {
  const { status, text } = await world.app.get('/openapi/foyer.postman_collection.json')
  expect(status).toBe(200)
  return JSON.parse(text)
}

const requestsOf = ({ item, ...own }: Item): Item[] => (item ? item.flatMap(requestsOf) : [own])
const linesOf = (events: Item['event'] = []) => events.flatMap(({ script }) => script.exec).join('\n')

it('COL-01 the collection has every operation once, or says why it is left out', async () => {
  const { item, info } = await read()
  const described = item
    .flatMap(requestsOf)
    .flatMap(({ request }) => /Operation `(\w+)`\.$/.exec(request?.description ?? '')?.[1] ?? [])
  const leftOut = [...info.description.matchAll(/^- `(\w+)` \(.+\): .+\.$/gm)].map(([, name]) => name)
  expect([...described, ...leftOut].sort()).toEqual(operations.map(({ name }) => name).sort())
  expect(leftOut).toContain('listenForWebhooks')
})

it('COL-02 every request checks the status and the body of its answer', async () => {
  for (const { name, event } of (await read()).item.flatMap(requestsOf))
    expect(linesOf(event), name).toMatch(/pm\.test\('(answers 2\d\d|redirects)'/)
})

it('COL-03 every variable is known before a request uses it', async () => {
  const { variable, event, item } = await read()
  const known = new Set(variable.map(({ key }) => key))
  const learn = (lines: string) => {
    for (const [, name = ''] of lines.matchAll(/collectionVariables\.set\('(\w+)'/g)) known.add(name)
  }
  learn(linesOf(event))
  for (const { name, request, event: events } of item.flatMap(requestsOf)) {
    for (const [, used = ''] of JSON.stringify(request).matchAll(/\{\{(\w+)\}\}/g))
      expect([...known], `${name} uses ${used}`).toContain(used)
    learn(linesOf(events))
  }
})

it('COL-04 the addresses are those of this server, and the tokens those of the demo world', async () => {
  const { variable, info } = await read()
  const values = Object.fromEntries(variable.map(({ key, value }) => [key, value]))
  expect(values).toMatchObject({
    base_url: world.program.ctx.urls.api,
    app_url: world.program.ctx.urls.app,
    partner_token: demo.partner.token,
  })
  expect(info.schema).toContain('v2.1.0')
})
