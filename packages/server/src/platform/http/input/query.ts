/**
 * A query as it came: each name once, with all its values. Brackets only mean "several" and are not part of the name.
 */
export type RawQuery = Map<string, string[]>

const brackets = /\[\d*\]$/

/**
 * Reads `a=1&a=2`, `a[]=1` and `a[0]=1`, percent-encoded or not. Commas are left to the schema, which knows what is a
 * list.
 */
export function parseQuery(text: string): RawQuery {
  const query: RawQuery = new Map()
  if (text === '') return query
  for (const [spelled, value] of new URLSearchParams(text)) {
    const name = spelled.replace(brackets, '')
    const values = query.get(name)
    if (values) values.push(value)
    else query.set(name, [value])
  }
  return query
}
