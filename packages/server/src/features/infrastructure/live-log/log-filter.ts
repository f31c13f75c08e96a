import type { catalogue, QueryOf } from '@foyer/contract'
import type { LogLine } from '../../../platform/database/live-log.ts'

export type LiveLogFilter = QueryOf<typeof catalogue.logs.stream>

/** A count of dropped lines concerns every stream. */
export function isWanted(line: LogLine, filter: LiveLogFilter): boolean {
  if (line.type === 'dropped') return true
  const { kind, status_class, location_id, path_prefix } = filter
  if (kind !== undefined && line.type !== kind) return false
  if (status_class !== undefined && classOf(line.status) !== status_class) return false
  if (location_id !== undefined && line.location_id !== location_id) return false
  return path_prefix === undefined || String(line.path ?? '').startsWith(path_prefix)
}

const classOf = (status: unknown): string =>
  typeof status === 'number' ? `${Math.floor(status / 100)}xx` : 'none'
