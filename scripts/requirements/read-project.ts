import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { findTestNames } from './find-test-names.ts'
import { type Matched, match, type NamedTest } from './match.ts'
import { parseRequirements } from './parse-requirements.ts'

/** Reads and matches the requirements and tests of the project in that folder. */
export async function readProject(root: string): Promise<Matched> {
  const list = await readFile(join(root, 'docs/requirements.md'), 'utf8')
  return match(parseRequirements(list), await readTests(root))
}

async function readTests(root: string): Promise<NamedTest[]> {
  const folders = ['packages', 'test'].map(name => join(root, name)).filter(existsSync)
  const files = (await Promise.all(folders.map(listTestFiles))).flat()
  const perFile = await Promise.all(
    files.map(async path => {
      const file = relative(root, path)
      return findTestNames(await readFile(path, 'utf8')).map(name => ({ file, name }))
    }),
  )
  return perFile.flat()
}

async function listTestFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const nested = await Promise.all(
    entries
      .filter(({ name }) => name !== 'node_modules' && name !== 'dist')
      .map(entry => {
        const path = join(folder, entry.name)
        if (entry.isDirectory()) return listTestFiles(path)
        return /\.test\.tsx?$/.test(entry.name) ? [path] : []
      }),
  )
  return nested.flat().sort()
}
