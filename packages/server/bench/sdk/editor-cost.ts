import { execFile } from 'node:child_process'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { median } from '../harness/figures.ts'
import type { Line } from '../harness/own-benchmark.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../../..')
const peer = 'openapi-typescript@7.13.0'

const ours = `import { createFoyer } from '@foyer/sdk'
createFoyer({ apiUrl: '' }).clients.get({ location_id: 1, client_id: 2 }).then(({ data }) => data.name)
`
const theirs = `import type { paths } from './general.js'
export const nameOf = ({ data }: paths['/api/v1/client/{company_id}/{client_id}']['get']['responses']['200']['content']['application/json']) => data.name
`

interface Edited {
  seconds: number
  hasDocumentation: boolean
}

/** What it costs an editor to open a file of two lines: with our types, and with those that openapi-typescript prints. */
export async function measureEditor(folder: string, rounds: number): Promise<Line[]> {
  const place = join(folder, 'editor')
  await mkdir(join(place, 'node_modules/@foyer'), { recursive: true })
  await writeFile(join(place, 'package.json'), '{"type":"module","private":true}')
  await run('npm', ['install', '--no-audit', '--no-fund', peer, 'typescript@5.9.3'], { cwd: place })
  await mkdir(join(place, 'node_modules/@foyer'), { recursive: true })
  await symlink(join(root, 'packages/sdk'), join(place, 'node_modules/@foyer/sdk'))
  const document = join(root, 'docs/openapi/general.json')
  await run('npx', ['--no-install', 'openapi-typescript', document, '-o', 'general.d.ts'], { cwd: place })
  await writeFile(join(place, 'ours.ts'), ours)
  await writeFile(join(place, 'theirs.ts'), theirs)
  const open = async (file: string): Promise<Edited> => {
    const script = join(import.meta.dirname, 'editor-process.mjs')
    const { stdout } = await run(process.execPath, [script, join(place, file), 'name'])
    return JSON.parse(stdout) as Edited
  }
  const [own, other]: [Edited[], Edited[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    own.push(await open('ours.ts'))
    other.push(await open('theirs.ts'))
  }
  const secondsOf = (edited: Edited[]) => median(edited.map(({ seconds }) => seconds))
  const ratios = own.map(({ seconds }, round) => seconds / (other[round]?.seconds ?? Number.NaN))
  return [
    {
      name: 'editor: a file of two lines, processor time',
      figure: `${secondsOf(own).toFixed(2)} s with the SDK, ${secondsOf(other).toFixed(2)} s with ${peer}`,
      ratio: median(ratios),
      ratios,
      goal: { atMost: 1 },
    },
    {
      name: 'editor: documentation of a field',
      figure: own.every(({ hasDocumentation }) => hasDocumentation) ? 'shown' : 'missing',
    },
  ]
}
