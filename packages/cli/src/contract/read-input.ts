import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { UsageError } from '../errors/command-failure.ts'
import type { Surroundings } from '../surroundings.ts'
import { parseJson } from './parse-json.ts'

/** Reads the JSON of `--input`: itself, `@file`, or `-` for stdin. */
export async function readInput(
  given: string | undefined,
  surroundings: Pick<Surroundings, 'stdin' | 'folder'>,
): Promise<Record<string, unknown>> {
  if (given === undefined) return {}
  const parsed = parseJson(await load(given, surroundings), nameOf(given))
  // The SDK takes a body that is a list under this name.
  if (Array.isArray(parsed)) return { body: parsed }
  if (typeof parsed === 'object' && parsed !== null) return { ...parsed }
  throw new UsageError('--input must be a JSON object or list, @file, or - for stdin.')
}

const nameOf = (given: string): string =>
  given === '-' ? 'What stdin gave' : given.startsWith('@') ? `The file ${given.slice(1)}` : '--input'

async function load(
  given: string,
  { stdin, folder }: Pick<Surroundings, 'stdin' | 'folder'>,
): Promise<string> {
  if (given === '-') return text(stdin)
  if (!given.startsWith('@')) return given
  if (given === '@') throw new UsageError('Which file? Write its path behind the @: --input @role.json.')
  return readFile(resolve(folder, given.slice(1)), 'utf8').catch(() => {
    throw new UsageError(`The file ${given.slice(1)} cannot be read.`)
  })
}
