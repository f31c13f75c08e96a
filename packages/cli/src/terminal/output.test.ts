import { describe, expect, it } from 'vitest'
import { useFoyer } from '../../test/run-foyer.ts'
import { type Delivery, deliveryColumns } from '../webhooks/delivery-words.ts'
import type { Output } from './output.ts'
import { toTable } from './table.ts'

const { run } = useFoyer()
const plainOutput = { paint: (_colour: unknown, text: string) => text } as Output

const delivery = (more: Partial<Delivery>) =>
  ({
    id: 42,
    created_at: '2030-01-31T18:30:00.000Z',
    resource: 'client',
    status: 'update',
    resource_id: 1000,
    location_id: 1,
    outcome: 'failed',
    attempts: 1,
    url: 'https://partner.example/hooks/foyer',
    reason: '',
    ...more,
  }) as Delivery

describe('EXA-142 output', () => {
  it('is JSON for programs by default, and a table with a header where it is asked for', async () => {
    const { stdout } = await run(['operations', 'companies.', 'put'])
    expect(JSON.parse(stdout).data).toEqual([
      {
        name: 'companies.update',
        method: 'PUT',
        path: '/api/v1/company/{company_id}',
        access: 'partner + user: settings_access',
        summary: 'Update a Location',
      },
    ])
    const table = await run(['operations', 'companies.', 'put', '-o', 'table'])
    expect(table.stdout).toMatch(/^OPERATION +METHOD +PATH +CALLER +SUMMARY\ncompanies\.update +PUT /)
    const chosen = await run(['operations', 'companies.', 'put'], { FOYER_OUTPUT: 'table' })
    expect(chosen.stdout).toBe(table.stdout)
  })

  it('has no colours away from a terminal, unless FORCE_COLOR asks for them', async () => {
    const args = ['operations', 'companies.', '-o', 'table']
    const [plain, forced, unwanted] = [
      await run(args),
      await run(args, { FORCE_COLOR: '1' }),
      await run(args, { NO_COLOR: '1' }),
    ]
    expect(plain.stdout).not.toContain('\x1b[')
    expect(unwanted.stdout).toBe(plain.stdout)
    expect(forced.stdout).toContain('\x1b[36mcompanies.list')
    expect((await run(['dance'], { FORCE_COLOR: '1' })).stderr).toContain(
      '\x1b[31mThere is no command dance.',
    )
    expect((await run(['dance'], { FORCE_COLOR: '0' })).stderr).not.toContain('\x1b[')
  })

  it('EXA-160 a table leaves out what matters least, and says so on stderr', async () => {
    const args = ['operations', 'webhooks.', '-o', 'table']
    const { stdout, stderr } = await run(args, { COLUMNS: '80' })
    expect(stdout).toMatch(/^OPERATION +METHOD +CALLER +SUMMARY\nwebhooks\.getSettings +GET +/)
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
    expect(stderr).toBe('Too narrow for PATH: a wider terminal or -o json shows all.\n')
    expect((await run(args)).stderr).toBe('')
  })

  it('EXA-160 the log of deliveries keeps time, event, record, status, URL and reason in 80 columns', () => {
    const rows = [delivery({ reason: 'The connection was refused.' }), delivery({ id: 123_456 })]
    const { text, left } = toTable(rows, deliveryColumns(plainOutput), { width: 80 })
    expect(text).toContain('42      2030-01-31 18:30:00  client.update 1000  failed  http')
    expect(left).toEqual(['LOCATION', 'ATTEMPTS'])
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })

  it('EXA-160 FOYER_OUTPUT names a format', async () => {
    expect(await run(['operations'], { FOYER_OUTPUT: 'poem' })).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^FOYER_OUTPUT must be one of: json, table; poem is not\./),
    })
  })

  it('fits into the terminal: wide letters count twice, and what must stay whole is cut last', () => {
    const rows = [
      { id: '1', name: '佐藤 美咲', text: 'a text that is much longer than the rest of the row' },
      { id: '2', name: 'Ada', text: 'short\nlines' },
    ]
    const columns = [
      { title: 'ID', isKept: true as const, of: (row: (typeof rows)[0]) => row.id },
      { title: 'NAME', isKept: true as const, of: (row: (typeof rows)[0]) => row.name },
      { title: 'TEXT', of: (row: (typeof rows)[0]) => row.text },
    ]
    expect(toTable(rows, columns, { width: 30 }).text.split('\n')).toEqual([
      'ID  NAME       TEXT',
      '1   佐藤 美咲  a text that is…',
      '2   Ada        short lines',
    ])
  })
})
