import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { putInPlace, requirePlace } from '../src/place.ts'

const root = join(import.meta.dirname, '../../..')
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-place-'))
})
afterEach(() => rm(folder, { recursive: true }))

const write = async (path: string, text: string) => {
  await mkdir(join(folder, path, '..'), { recursive: true })
  await writeFile(join(folder, path), text)
}

const buildInto = (to: string) =>
  new Promise<{ code: unknown; stderr: string }>(resolve => {
    const args = ['--import', 'tsx', join(root, 'packages/site/src/main.ts'), '--to', to]
    execFile(process.execPath, args, { cwd: root }, (error, _stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stderr }),
    )
  })

describe('the folder of the site', () => {
  it('is refused in words when it holds something else, which stays', async () => {
    await write('mine/letter.txt', 'mine')
    await write('mine/llms.txt', 'also mine')
    expect(await buildInto(join(folder, 'mine'))).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/mine has files that are not a built site.*Name a new folder/),
    })
    expect(await readFile(join(folder, 'mine/letter.txt'), 'utf8')).toBe('mine')
    expect(await readdir(folder)).toEqual(['mine'])
    await expect(requirePlace(root)).rejects.toThrow('not a built site')
    await expect(requirePlace(join(folder, 'mine/letter.txt'))).rejects.toThrow('is a file')
  })

  it('is taken when it is new, empty, or a site that was built before', async () => {
    await requirePlace(join(folder, 'new'))
    await requirePlace(folder)
    for (const name of ['index.html', 'llms.txt', 'llms-full.txt', 'assets/search-0123abcd.json'])
      await write(`site/${name}`, '')
    await requirePlace(join(folder, 'site'))
  })

  it('DOC-08 is replaced as a whole, and what was there stays when that fails', async () => {
    const [fresh, to] = [join(folder, 'site.1'), join(folder, 'site')]
    await write('site/old.html', 'old')
    await expect(putInPlace(fresh, to)).rejects.toThrow('ENOENT')
    expect(await readdir(to)).toEqual(['old.html'])
    await write('site.1/new.html', 'new')
    await putInPlace(fresh, to)
    expect(await readdir(to)).toEqual(['new.html'])
    expect(await readdir(folder)).toEqual(['site'])
  })
})
