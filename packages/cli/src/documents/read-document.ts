import { readdir, readFile } from 'node:fs/promises'
import { CommandFailure } from '../errors/command-failure.ts'

/** The build copies the pages beside the program; from the sources they are where they are written. */
const folders = ['../docs/', '../../../../docs/'].map(path => new URL(path, import.meta.url))

const isPage = (name: string) => /^[a-z0-9-]+\.md$/.test(name)

/** The names of the pages that come with the command. */
export async function listDocuments(): Promise<string[]> {
  for (const folder of folders) {
    const names = await readdir(folder).catch((): string[] => [])
    if (names.includes('requirements.md')) return names.filter(isPage).sort()
  }
  throw new CommandFailure('The documentation that belongs to this command is missing: install it again.')
}

export async function readDocument(name: string): Promise<string> {
  for (const folder of isPage(name) ? folders : []) {
    const text = await readFile(new URL(name, folder), 'utf8').catch(() => undefined)
    if (text !== undefined) return text
  }
  throw new CommandFailure(`There is no page ${name} in the documentation of this command.`)
}
