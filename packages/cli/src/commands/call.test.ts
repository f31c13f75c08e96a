import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useWorld, withoutWorker } from '../../../server/test/world.ts'
import { useFoyer } from '../../test/run-foyer.ts'

const world = useWorld(withoutWorker)
const { folder, run, here, inWorld } = useFoyer(world)

describe('foyer call', () => {
  it('takes fields from --input, which may be JSON, a file or stdin; options win and may have dashes', async () => {
    const fields = { title: 'Other', rights: ['clients_access'] }
    const file = join(folder.path, 'role.json')
    await writeFile(file, JSON.stringify(fields))
    const args = ['call', 'locations.createRole', '--location-id', '1', '--title']
    const answers = [
      await here([...args, 'Reception', '--input', JSON.stringify(fields)]),
      await here([...args, 'Desk', '--input', `@${file}`]),
      await run([...args, 'Bar', '--input', '-'], inWorld(), JSON.stringify(fields)),
      await here([...args, 'Spa', '--json', JSON.stringify(fields)]),
    ]
    expect(answers.map(({ stdout }) => JSON.parse(stdout).data)).toMatchObject(
      ['Reception', 'Desk', 'Bar', 'Spa'].map(title => ({ title, rights: ['clients_access'] })),
    )
  })

  it('passes --idempotency-key on where the operation takes one', async () => {
    const fields = ['--location_id', '1', '--title', 'Once', '--input', '{"rights": []}']
    const args = ['call', 'locations.createRole', ...fields, '--idempotency-key', 'role-once']
    const first = await here(args)
    expect(first).toMatchObject({ code: 0, stderr: '' })
    expect((await here(args)).stdout).toBe(first.stdout)
    const none = await here(['call', 'companies.list', '--idempotency-key', 'k'])
    expect(none.code).toBe(2)
    expect(none.stderr).toContain('companies.list takes no --idempotency-key.')
  })

  it('prints an answer of v3 like all others, without a second envelope', async () => {
    const { stdout } = await here(['call', 'v3.listResources', '--location_id', '1', '--limit', '1'])
    expect(JSON.parse(stdout)).toMatchObject({
      data: [{ object: 'resource' }],
      meta: { has_more: true },
    })
  })

  it('EXA-142 prints a record as a table of its fields', async () => {
    const { stdout } = await here(['call', 'companies.get', '--location_id', '1', '-o', 'table'])
    expect(stdout).toMatch(/^FIELD +VALUE$/m)
    expect(stdout).toMatch(/^title +Bloom Mission$/m)
    expect(stdout).toMatch(/^phones +\["\+14155550110"\]$/m)
  })

  it('EXA-142 prints a list as a table that fits', async () => {
    const args = ['call', 'companies.list', '--my', '1', '-o', 'table']
    const { stdout } = await here(args, { COLUMNS: '60' })
    const [header, ...rows] = stdout.trimEnd().split('\n')
    expect(header).toMatch(/^ID +TITLE/)
    expect(rows).toHaveLength(3)
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(60)
  })

  it('EXA-140 shows type, values, bounds, default and description of the fields, the caller, a command and its answer', async () => {
    const { stdout } = await run(['call', 'webhooks.listDeliveries', '--help'], { COLUMNS: '200' })
    expect(stdout).toContain('GET /api/v2/webhooks/deliveries\nCaller: partner')
    expect(stdout).toMatch(/--count <integer> +Elements per page \(1 to 300; by default 50\)/)
    expect(stdout).toMatch(
      /--outcome <text> +Only deliveries with this status \(one of: scheduled, delivered/,
    )
    expect(stdout).toContain(
      'Example:\n  foyer call webhooks.listDeliveries --location_id 1 --resource client --count 2',
    )
    expect(stdout).toMatch(/It answers:\n {2}\{\n {4}"success": true,/)
    expect((await run(['help', 'call', 'clients.createMany'])).stdout).toContain(
      'The body is a list: give it with --input',
    )
  })

  it.each([
    [['call'], 'Which operation?', 'foyer call --help'],
    [['call', 'companies.fly'], 'There is no operation companies.fly', 'foyer call --help'],
    [
      ['call', 'companies.list', '--mi', '1'],
      'There is no option --mi. Did you mean --my?',
      'foyer call companies.list --help',
    ],
    [
      ['call', 'companies.get', '--company_id'],
      '--company_id needs a value.',
      'foyer call companies.get --help',
    ],
    [['call', 'companies.get'], '--company_id is required.', 'foyer call companies.get --help'],
    [
      ['call', 'companies.list', '--input', '1'],
      '--input must be a JSON object or list',
      'foyer call companies.list --help',
    ],
    [
      ['call', 'companies.list', '--input', '@nothing.json'],
      'The file nothing.json cannot be read.',
      'foyer call companies.list --help',
    ],
    [['call', 'companies.list', 'more'], 'more is one word too many.', 'foyer call companies.list --help'],
  ])('EXA-141 %j fails with a sentence and exit code 2', async (args, sentence, help) => {
    const { code, stdout, stderr } = await here(args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr.startsWith(sentence)).toBe(true)
    expect(stderr.endsWith(`\`${help}\` says more.\n`)).toBe(true)
  })

  it('names --as operator where an operator is needed', async () => {
    const refused = await here(['call', 'operators.listApplications'])
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('--as operator') })
    expect(await here(['call', 'operators.listApplications', '--as', 'operator'])).toMatchObject({ code: 0 })
  })
})
