import { describe, expect, it } from 'vitest'
import { useFoyer } from '../../test/run-foyer.ts'
import { toTable } from './table.ts'

const { run } = useFoyer()

describe('EXA-142 output', () => {
  it('is JSON for programs by default, and a table with a header where it is asked for', async () => {
    const { stdout } = await run(['operations', 'companies.', 'put'])
    expect(JSON.parse(stdout)).toEqual([
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
    expect(toTable(rows, columns, { width: 30 }).split('\n')).toEqual([
      'ID  NAME       TEXT',
      '1   佐藤 美咲  a text that is…',
      '2   Ada        short lines',
    ])
  })
})
