import { satisfies } from 'semver'
import type { Package } from './read-packages.ts'

interface Advisory {
  id: string
  title: string
  name: string
  isAffected(version: string): boolean
}

interface OsvEntry {
  id: string
  summary?: string
  withdrawn?: string
  affected?: {
    package?: { ecosystem?: string; name?: string }
    versions?: string[]
    ranges?: { type?: string; events?: { introduced?: string; fixed?: string; last_affected?: string }[] }[]
  }[]
}

interface BulkEntry {
  id: number | string
  title?: string
  vulnerable_versions: string
}

/** Reads the OSV form (a list, or `{ vulns }`) and the answer of npm's bulk endpoint (`{ name: [advisory] }`). */
export function parseAdvisories(text: string): Advisory[] {
  const parsed = JSON.parse(text) as OsvEntry[] | { vulns: OsvEntry[] } | Record<string, BulkEntry[]>
  if (Array.isArray(parsed)) return parsed.flatMap(fromOsv)
  if ('vulns' in parsed && !isBulk(parsed.vulns)) return (parsed.vulns as OsvEntry[]).flatMap(fromOsv)
  return Object.entries(parsed as Record<string, BulkEntry[]>).flatMap(([name, entries]) =>
    entries.map(({ id, title = '', vulnerable_versions: range }) => ({
      id: String(id),
      title,
      name,
      isAffected: (version: string) => satisfies(version, range, { includePrerelease: true }),
    })),
  )
}

const isBulk = (entries: object[]): boolean => entries.some(entry => 'vulnerable_versions' in entry)

function fromOsv({ id, summary = '', withdrawn, affected = [] }: OsvEntry): Advisory[] {
  if (withdrawn) return []
  return affected
    .filter(({ package: of }) => of?.ecosystem === 'npm' && of.name)
    .map(({ package: of, versions = [], ranges = [] }) => ({
      id,
      title: summary,
      name: of?.name as string,
      isAffected: (version: string) =>
        versions.includes(version) ||
        ranges.some(({ events = [] }) =>
          toRanges(events).some(range => satisfies(version, range, { includePrerelease: true })),
        ),
    }))
}

/** Events come in order: introduced, perhaps fixed, perhaps introduced again. */
function toRanges(events: { introduced?: string; fixed?: string; last_affected?: string }[]): string[] {
  const ranges: string[] = []
  for (const { introduced, fixed, last_affected: last } of events)
    if (introduced !== undefined) ranges.push(`>=${introduced === '0' ? '0.0.0-0' : introduced}`)
    else if (fixed !== undefined) ranges.push(`${ranges.pop() ?? ''} <${fixed}`)
    else if (last !== undefined) ranges.push(`${ranges.pop() ?? ''} <=${last}`)
  return ranges
}

export const findAffected = (packages: Package[], advisories: Advisory[]): string[] =>
  packages.flatMap(({ name, version, use }) =>
    advisories
      .filter(advisory => advisory.name === name && advisory.isAffected(version))
      .map(({ id, title }) => `${name} ${version} (${use}) is affected by ${id}: ${title}`),
  )
