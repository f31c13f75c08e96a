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

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(wordPattern)].map(match => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }))

/** The words of a text, and where each of them stands, so that a phrase is looked for only where it may begin. */
export interface IndexedWords {
  words: Word[]
  positions: Map<string, number[]>
}

export function indexWords(text: string): IndexedWords {
  const words = wordsOf(text)
  const positions = new Map<string, number[]>()
  words.forEach((word, at) => {
    const known = positions.get(word.text)
    if (known) known.push(at)
    else positions.set(word.text, [at])
  })
  return { words, positions }
}

/** The last word may be in the plural. */
const formsOf = (word: string, isLast: boolean): string[] =>
  isLast ? [word, `${word}s`, `${word}es`] : [word]

/** Returns the lines on which the words follow each other; `indexed` are those of the text. */
export function findLines(
  text: string,
  { words: wanted }: Pick<RetiredWord, 'words'>,
  { words, positions }: IndexedWords = indexWords(text),
): number[] {
  const isHere = (at: number) =>
    wanted.every((word, index) => {
      const [found, previous] = [words[at + index], words[at + index - 1]]
      if (!found || !formsOf(word, index === wanted.length - 1).includes(found.text)) return false
      return index === 0 || (previous !== undefined && gap.test(text.slice(previous.end, found.start)))
    })
  const [first = ''] = wanted
  return formsOf(first, wanted.length === 1)
    .flatMap(form => positions.get(form) ?? [])
    .filter(isHere)
    .sort((left, right) => left - right)
    .map(at => text.slice(0, words[at]?.start).split('\n').length)
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
