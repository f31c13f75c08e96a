const width = 80

/** A value as source text: on one line where it fits. */
export function toLiteral(value: unknown, indent = ''): string {
  const short = inOneLine(value)
  if (short.length + indent.length <= width || !isGroup(value)) return short
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map(each => toLiteral(each, inner))
    : Object.entries(value).map(([name, each]) => `${toKey(name)}: ${toLiteral(each, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.map(part => `${inner}${part},\n`).join('')}${indent}${close}`
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null

function inOneLine(value: unknown): string {
  if (typeof value === 'string') return toText(value)
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`
  if (!isGroup(value)) return String(value)
  const fields = Object.entries(value).map(([name, each]) => `${toKey(name)}: ${inOneLine(each)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

const toKey = (name: string): string => (/^[a-zA-Z_$][\w$]*$/.test(name) ? name : toText(name))

/** JSON escapes what a text of JavaScript must escape; only the quotes differ. */
const toText = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
