import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Package } from './read-packages.ts'

const begin = '<!-- printed by npm run audit -- --write -->'
const end = '<!-- end of what is printed -->'

/** Prints every package that ships, including indirect dependencies. */
export function toSection(packages: Package[]): string {
  const rows = new Map(
    packages
      .filter(({ use }) => use === 'ships')
      .map(({ name, version, license }) => [`${name} ${version}`, `| ${name} | ${version} | ${license} |`]),
  )
  const sorted = [...rows].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, row]) => row)
  return [begin, '', '| package | version | licence |', '|---|---|---|', ...sorted, '', end].join('\n')
}

/** Returns the document with its printed part up to date. */
export function withSection(document: string, section: string): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error('THIRD_PARTY.md has lost the marks of its printed part.')
  return document.slice(0, from) + section + document.slice(to + end.length)
}

/** Finds packages whose own licence differs from that in the lockfile. */
export async function findOtherLicences(root: string, packages: Package[]): Promise<string[]> {
  const found = await Promise.all(
    packages.map(async ({ name, path, version, license, isOptional }) => {
      const text = await readFile(join(root, path, 'package.json'), 'utf8').catch(() => undefined)
      if (text === undefined) return isOptional ? [] : [`${name} ${version} is not installed.`]
      const own = (JSON.parse(text) as { license?: string | { type?: string } }).license
      const stated = typeof own === 'string' ? own : own?.type
      return stated === license
        ? []
        : [`${name} ${version} says ${stated ?? 'nothing'}, the lockfile ${license}.`]
    }),
  )
  return found.flat()
}
