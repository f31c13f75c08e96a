import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Terminals } from './terminals.ts'

const program = `
  process.on('SIGTERM', () => setTimeout(() => {
    require('node:fs').writeFileSync('last-words.txt', 'done')
    process.exit()
  }, 300))
  setInterval(() => {}, 1000)
  console.log('The program is ready.')
`

it('commands beside a test have ended, and the programs that they started with them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-terminals-'))
  try {
    await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { slow: 'node slow.cjs' } }))
    await writeFile(join(folder, 'slow.cjs'), program)
    const terminals = new Terminals()
    const output = terminals.start('npm run slow', { cwd: folder, env: {} })
    await expect.poll(output, { timeout: 30_000 }).toContain('The program is ready.')
    await terminals.close()
    expect(await readFile(join(folder, 'last-words.txt'), 'utf8')).toBe('done')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
