/**
 * Skips a part of source text without parsing it. Each function takes the index of its first character and returns the
 * index after its last.
 */

const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}' }
// After one of these a slash begins a regular expression; after anything else it divides.
const beforeRegex = /(?:^|[([{,;:=!&|?+\-*%~^<>\n]|=>|\b(?:return|typeof|case|in|of|await|void))\s*$/

/** Skips a comment, a string, a template, a regular expression or a single character. */
export function skipNgram(text: string, at: number): number {
  switch (text[at]) {
    case "'":
    case '"':
      return skipQuoted(text, at)
    case '`':
      return skipTemplate(text, at)
    case '/':
      return skipSlash(text, at)
    default:
      return at + 1
  }
}

/** Skips from an opening bracket to after the closing one. */
export function skipBrackets(text: string, at: number): number {
  const end = closing[text[at] ?? '']
  let next = at + 1
  while (next < text.length && text[next] !== end)
    next = Object.hasOwn(closing, text[next] ?? '') ? skipBrackets(text, next) : skipNgram(text, next)
  return next + 1
}

export function skipSpace(text: string, at: number): number {
  let next = at
  while (next < text.length) {
    if (/\s/.test(text[next] ?? '')) next++
    else if (text.startsWith('//', next) || text.startsWith('/*', next)) next = skipNgram(text, next)
    else break
  }
  return next
}

function skipQuoted(text: string, at: number): number {
  let next = at + 1
  while (next < text.length && text[next] !== text[at]) next += text[next] === '\\' ? 2 : 1
  return next + 1
}

function skipTemplate(text: string, at: number): number {
  let next = at + 1
  while (next < text.length && text[next] !== '`') {
    if (text.startsWith('${', next)) next = skipBrackets(text, next + 1)
    else next += text[next] === '\\' ? 2 : 1
  }
  return next + 1
}

function skipSlash(text: string, at: number): number {
  if (text.startsWith('//', at)) return endOr(text, text.indexOf('\n', at))
  if (text.startsWith('/*', at)) return endOr(text, text.indexOf('*/', at) + 2)
  return beforeRegex.test(text.slice(Math.max(0, at - 40), at)) ? skipRegex(text, at) : at + 1
}

const endOr = (text: string, index: number) => (index < 2 ? text.length : index)

function skipRegex(text: string, at: number): number {
  let isInClass = false
  let next = at + 1
  while (next < text.length && text[next] !== '\n' && (isInClass || text[next] !== '/')) {
    if (text[next] === '[') isInClass = true
    else if (text[next] === ']') isInClass = false
    next += text[next] === '\\' ? 2 : 1
  }
  return next + 1
}
