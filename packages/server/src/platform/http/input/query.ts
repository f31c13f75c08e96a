/** A query as it came: each name once, with all its values. Brackets are a spelling of "several", not part of the name. */
export type RawQuery = Record<string, string[]>

const brackets = /\[\d*\]$/

/** `a=1&a=2`, `a[]=1`, `a[0]=1`, percent-encoded or not. Commas are left to the schema, which knows what is a list. */
export function parseQuery(text: string): RawQuery {
  const query: RawQuery = Object.create(null) as RawQuery
  if (text === '') return query
  for (const [spelled, value] of new URLSearchParams(text)) {
    const name = spelled.replace(brackets, '')
    const values = query[name]
    if (values) values.push(value)
    else query[name] = [value]
  }
  return query
}
