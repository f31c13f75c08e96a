import { skipBrackets, skipNgram, skipSpace } from './skip.ts'

const call = /(?<![\w$.])(?:it|test|describe)(?:\.\w+)*\s*(?=[(`])/y

/**
 * The names of the tests in a source text: the text that `it`, `test` or `describe` is called with, also behind
 * `it.each(…)` and `it.runIf(…)`. Names inside comments and strings are not tests.
 */
export function findTestNames(text: string): string[] {
  const names: string[] = []
  for (let at = 0; at < text.length; ) {
    call.lastIndex = at
    const found = call.exec(text)
    if (!found) {
      at = isWord(text[at]) ? skipWord(text, at) : skipNgram(text, at)
      continue
    }
    const opening = findLastCall(text, at + found[0].length)
    const name = readText(text, skipSpace(text, opening + 1))
    if (name !== undefined) names.push(name)
    // Tests are inside the function that a describe is called with, so the search continues after the bracket.
    at = opening + 1
  }
  return names
}

/** Returns the last bracket of `each(…)(…)`, which contains the name. */
function findLastCall(text: string, at: number): number {
  const behind = skipSpace(text, text[at] === '`' ? skipNgram(text, at) : skipBrackets(text, at))
  return text[behind] === '(' ? findLastCall(text, behind) : at
}

function readText(text: string, at: number): string | undefined {
  const quote = text[at]
  if (quote !== "'" && quote !== '"' && quote !== '`') return undefined
  return text.slice(at + 1, skipNgram(text, at) - 1).replaceAll(/\\(['"`\\])/g, '$1')
}

const isWord = (character: string | undefined) => /[\w$]/.test(character ?? '')

function skipWord(text: string, at: number): number {
  let next = at
  while (isWord(text[next])) next++
  return next
}
