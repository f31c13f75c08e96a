import type { RetiredWord } from './read-glossary.ts'

interface Word {
  text: string
  start: number
  end: number
}

/** Matches the words of identifiers in any style, and of sentences. */
const wordPattern = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+/gu
/** What may come between two words of one name or phrase: a line may end there, even within a comment. */
const gap = /^(?:[_-]|[ \t]+|[ \t]*\n[ \t]*(?:\/\/|\*|--|>)?[ \t]*)?$/

export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(wordPattern)].map(match => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }))

/** The last word may be in the plural. */
const isSame = (found: string, wanted: string, isLast: boolean): boolean =>
  found === wanted || (isLast && (found === `${wanted}s` || found === `${wanted}es`))

/** Returns the lines on which the words follow each other; `words` are those of the text. */
export function findLines(
  text: string,
  { words: wanted }: Pick<RetiredWord, 'words'>,
  words = wordsOf(text),
): number[] {
  const isHere = (at: number) =>
    wanted.every((word, index) => {
      const [found, previous] = [words[at + index], words[at + index - 1]]
      if (!found || !isSame(found.text, word, index === wanted.length - 1)) return false
      return index === 0 || (previous !== undefined && gap.test(text.slice(previous.end, found.start)))
    })
  return words.flatMap(({ start }, at) => (isHere(at) ? [text.slice(0, start).split('\n').length] : []))
}

const comments = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
const sqlComments = /\/\*[\s\S]*?\*\/|--[^\n]*/g
const strings = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g

/**
 * Blanks comments and strings of code, and keeps every line in place. Returns undefined for files that are no code.
 */
export function namesOnly(path: string, text: string): string | undefined {
  const blank = (found: string) => found.replace(/[^\n]/g, ' ')
  if (/\.(ts|tsx|mjs|js)$/.test(path)) return text.replace(comments, blank).replace(strings, blank)
  if (path.endsWith('.sql')) return text.replace(sqlComments, blank)
  return undefined
}
