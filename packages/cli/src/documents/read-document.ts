import { readFile } from 'node:fs/promises'
import { CommandFailure } from '../errors/command-failure.ts'

/** The build copies the pages beside the program; from the sources they are where they are written. */
const folders = ['../docs/', '../../../../docs/'].map(path => new URL(path, import.meta.url))

export async function readDocument(name: string): Promise<string> {
  for (const folder of folders) {
    const text = await readFile(new URL(name, folder), 'utf8').catch(() => undefined)
    if (text !== undefined) return text
  }
  throw new CommandFailure(`The page ${name}, which belongs to this command, is missing: install it again.`)
}
