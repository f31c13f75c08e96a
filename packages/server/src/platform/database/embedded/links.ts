import { readFile, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { errorCode, exists } from './files.ts'

// npm may refuse to run the package's postinstall, which makes these links.
export async function createLinks(native: string): Promise<boolean> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  const created = await Promise.all(
    links.map(({ source, target }) => createLink(join(native, target.replace(/^native\//, '')), source)),
  )
  return created.every(Boolean)
}

async function createLink(path: string, source: string) {
  if (await exists(path)) return true
  try {
    await symlink(basename(source), path)
    return true
  } catch (error) {
    return errorCode(error) === 'EEXIST'
  }
}
