import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageRoot } from '../src/platform/package-root.ts'

/** The messages in the first column of the tables below a heading of a guide. */
export async function messagesIn(guide: string, heading: string): Promise<string[]> {
  const text = await readFile(join(packageRoot, '../../docs', guide), 'utf8')
  const start = text.indexOf(`\n${heading}\n`)
  if (start < 0) throw new Error(`${guide} has no ${heading}.`)
  const after = text.slice(start + heading.length + 2)
  const section = after.slice(0, after.search(/\n#/) < 0 ? undefined : after.search(/\n#/))
  return [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, message]) => message as string)
}

/** Writes messages as the guide does: moments are T, and the common first words are left out. */
export const asInGuide = (message: string): string =>
  message
    .replace(/^(Authentication needed|Access denied)\. /, '')
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, 'T')
