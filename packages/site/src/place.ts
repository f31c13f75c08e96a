import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder holds something else; the message says what to do instead. */
export class WrongPlace extends Error {}

/** The files of the folder are going to be replaced: it must be new, empty, or a site that was built before. */
export async function requirePlace(to: string): Promise<void> {
  const names = await readdir(to).catch(error => {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') throw new WrongPlace(`${to} is a file. Name a folder.`)
    throw error
  })
  if (names.length === 0 || (await isBuiltSite(to))) return
  throw new WrongPlace(
    `${to} has files that are not a built site, and they would be deleted. Name a new folder, or an empty one.`,
  )
}

async function isBuiltSite(folder: string): Promise<boolean> {
  const [names, assets] = await Promise.all(
    [folder, join(folder, 'assets')].map(path => readdir(path).catch((): string[] => [])),
  )
  const hasPages = ['index.html', 'llms.txt', 'llms-full.txt'].every(name => names?.includes(name))
  return hasPages && (assets?.some(name => /^search-[0-9a-f]{8}\.json$/.test(name)) ?? false)
}

/** Replaces a folder by a fresh one. Between the two renames there is none, but never half of one. */
export async function putInPlace(fresh: string, to: string): Promise<void> {
  const old = `${fresh}.old`
  await rename(to, old).catch(error => {
    if (error.code !== 'ENOENT') throw error
  })
  try {
    await rename(fresh, to)
  } catch (error) {
    await rename(old, to).catch(() => undefined)
    throw error
  }
  await rm(old, { recursive: true, force: true })
}
