import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { examples } from '@foyer/contract/examples'
import { describe, expect, it } from 'vitest'
import { useWorld, withoutWorker } from '../../../server/test/world.ts'
import { useFoyer } from '../../test/run-foyer.ts'
import { namedOperations } from './named-operations.ts'
import { findUnknownFields } from './unknown-fields.ts'

const world = useWorld(withoutWorker)
const { folder, run, here, inWorld } = useFoyer(world)
const createRole = ['call', 'locations.createRole', '--location_id', '1']
const firstLine = (text: string) => text.split('\n')[0]

describe('EXA-166 fields that an operation does not have', () => {
  it.each([
    ['{"titel":"Desk","rights":[]}', 'locations.createRole has no field titel. Did you mean title?'],
    ['{"title":"Desk","right":[]}', 'locations.createRole has no field right. Did you mean rights?'],
  ])('%s is refused before anything is sent', async (json, sentence) => {
    const roles = async () => (await here(['call', 'locations.listRoles', '--location_id', '1'])).stdout
    const before = await roles()
    const file = join(folder.path, 'misspelled.json')
    await writeFile(file, json)
    for (const { code, stdout, stderr } of [
      await here([...createRole, '--input', json]),
      await here([...createRole, '--input', `@${file}`]),
      await run([...createRole, '--input', '-'], inWorld(), json),
    ])
      expect([code, stdout, firstLine(stderr)]).toEqual([2, '', sentence])
    expect(await roles()).toBe(before)
  })

  it('the name of a programming language and a field inside another one are found too', async () => {
    const camel = await here(['call', 'companies.get', '--input', '{"locationId":1}'])
    expect([camel.code, firstLine(camel.stderr)]).toEqual([
      2,
      'companies.get has no field locationId. Did you mean location_id?',
    ])
    const days = ['call', 'schedules.update', '--location_id', '1', '--staff_id', '1', '--input']
    const list = await here([...days, '[{"dat":"2030-01-31"}]'])
    expect([list.code, firstLine(list.stderr)]).toEqual([
      2,
      'schedules.update has no field dat. Did you mean date?',
    ])
    const services = ['call', 'services.create', '--location_id', '1', '--input']
    const nested = await here([...services, '{"title":"Cut","staff":[{"id":1,"seance_lenght":60}]}'])
    expect([nested.code, firstLine(nested.stderr)]).toEqual([
      2,
      'services.create has no field staff[].seance_lenght. Did you mean seance_length?',
    ])
  })

  it('others are named and sent, because the server ignores them', async () => {
    const json = '{"title":"Garden","rights":[],"colour":"green","shape":"round"}'
    const { code, stdout, stderr } = await here([...createRole, '--input', json])
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: 'locations.createRole has no fields colour, shape: the server ignores them.\n',
    })
    expect(JSON.parse(stdout).data).toMatchObject({ title: 'Garden' })
  })

  it('a record that was read can be written as it is', async () => {
    const made = await here(['trigger', 'client.create', '--location', '1'])
    const id = String(JSON.parse(made.stdout).data.resource_id)
    const args = ['--location_id', '1', '--client_id', id]
    const { stdout } = await here(['call', 'clients.get', ...args])
    const record = JSON.stringify(JSON.parse(stdout).data)
    expect(await run(['call', 'clients.update', ...args, '--input', '-'], inWorld(), record)).toMatchObject({
      code: 0,
    })
  })

  it('nothing is unknown in the documented call of any operation', () => {
    for (const { name, operation } of namedOperations) {
      const { params, query, body } = examples.operations[operation.name] ?? {}
      const ofBody = Array.isArray(body) ? { body } : (body as object | undefined)
      expect(findUnknownFields(operation, { ...params, ...query, ...ofBody }), name).toEqual([])
    }
  })

  it('names that the caller chooses are not fields', () => {
    const custom = {
      params: { type: 'object', properties: { location_id: { type: 'integer' } } },
      body: {
        type: 'object',
        properties: {
          custom_fields: { type: 'object', patternProperties: { '^.*$': {} } },
          name: { anyOf: [{ type: 'null' }, { type: 'object', properties: { first: { type: 'string' } } }] },
        },
      },
    }
    const input = { location_id: 1, custom_fields: { frist: 1 }, name: { frist: 'Ada' } }
    expect(findUnknownFields(custom as never, input)).toEqual([{ path: 'name.frist', meant: 'first' }])
  })

  it('steps of a file are checked before the first is sent', async () => {
    const file = join(folder.path, 'steps.json')
    const steps = [{ call: 'clients.create', with: { company_id: 1, name: 'Ada', phon: '+14155550100' } }]
    await writeFile(file, JSON.stringify({ steps }))
    const { code, stderr } = await here(['trigger', '--file', file])
    expect([code, firstLine(stderr)]).toEqual([
      2,
      'Step 1: clients.create has no field phon. Did you mean phone?',
    ])
  })
})

describe('EXA-166 the names of a Location', () => {
  it.each([
    [['--location_id', 'one'], 'location_id'],
    [['--salon-id', 'one'], 'salon-id'],
    [['--company_id', 'one'], 'company_id'],
    [['--input', '{"location_id":"one"}'], 'location_id'],
  ])('an error about %j says %s', async (args, name) => {
    const { code, stderr } = await here(['call', 'companies.get', ...args])
    expect([code, firstLine(stderr)]).toEqual([1, `422 ${name} must be a whole number.`])
  })

  it('each of them will do, and an option wins over another name in the JSON', async () => {
    const { stdout } = await here([
      'call',
      'companies.get',
      '--input',
      '{"salon_id":2}',
      '--location-id',
      '1',
    ])
    expect(JSON.parse(stdout).data.id).toBe(1)
    expect(await here(['call', 'companies.get', '--input', '{"location_id":1}'])).toMatchObject({ code: 0 })
  })
})

describe('EXA-166 JSON that breaks', () => {
  it.each([
    ['{bad', /^--input is not JSON: expected property name or '}' in line 1, column 2\.$/],
    [
      '{"rights":\n [],}',
      /^--input is not JSON: expected double-quoted property name in line 2, column 5\.$/,
    ],
    ['{"rights": [clients]}', /^--input is not JSON: unexpected token 'c' in .*\[clients\].*\.$/],
    ['{"rights":', /^--input is not JSON: unexpected end\.$/],
    ['', /^--input is empty: it must be JSON\.$/],
    ['@', /^Which file\? Write its path behind the @: --input @role\.json\.$/],
  ])('%j gets a sentence that says where', async (json, sentence) => {
    const { code, stderr } = await here([...createRole, '--title', 'x', '--input', json])
    expect(code).toBe(2)
    expect(firstLine(stderr)).toMatch(sentence)
  })

  it('names its file, or stdin', async () => {
    const file = join(folder.path, 'broken.json')
    await writeFile(file, '{"a" 1}')
    expect((await here([...createRole, '--input', `@${file}`])).stderr).toContain(
      `The file ${file} is not JSON: `,
    )
    expect((await run([...createRole, '--input', '-'], inWorld(), '{')).stderr).toContain(
      'What stdin gave is not JSON: ',
    )
    expect((await here(['trigger', '--file', file])).stderr).toContain(`${file} is not JSON: expected ':'`)
  })
})
