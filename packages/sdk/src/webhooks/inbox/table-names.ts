import { misconfigured } from '../verification-error.ts'

export interface TableNames {
  deliveries: string
  positions: string
}

/** Names cannot be parameters of a statement, so a prefix is only a plain name. */
export function tableNames(prefix: string): TableNames {
  if (!/^[a-z_][a-z0-9_]{0,39}$/.test(String(prefix)))
    throw misconfigured('prefix must be a name of lower-case letters, digits and _, at most 40 characters.')
  return { deliveries: `${prefix}_deliveries`, positions: `${prefix}_positions` }
}
