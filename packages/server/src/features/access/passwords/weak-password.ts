import { commonWords } from './common-words.ts'
import { keyboardRuns } from './keyboard-runs.ts'

const fewestKinds = 5
const fewestOwn = 3
// A longer password is judged by its beginning.
const maxJudgedLength = 128

/** Digits count little, because people choose years and telephone numbers. */
const worthOf = (character: string): number =>
  /\p{L}/u.test(character) ? 1 : /\d/.test(character) ? 0.5 : /[\s_.,!?*-]/.test(character) ? 0 : 1

const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** These characters are on the digit keys, with shift. */
const shifted = ')!@#$%^&*('

/** Words are indexed by their first two letters, because thousands of them are looked for at every offset. */
function byBeginning(words: readonly string[]): Map<string, string[][]> {
  const index = new Map<string, string[][]>()
  for (const word of words) {
    const letters = [...word]
    const beginning = letters.slice(0, 2).join('')
    index.set(beginning, [...(index.get(beginning) ?? []), letters])
  }
  return index
}
const wellKnown = byBeginning([...commonWords, ...keyboardRuns])

/** Explains why a password is among the first that others would try; returns undefined for one that is not. */
export function weaknessOf(password: string, ownWords: readonly string[]): string | undefined {
  const text = password.normalize('NFKC').toLowerCase().slice(0, maxJudgedLength)
  if (new Set(text).size < fewestKinds || /^(.{1,7})\1+$/su.test(text)) return 'repeats itself'
  return worthLeft(text, ownWords) < fewestOwn
    ? 'is easy to guess: it consists of well-known words, names or sequences'
    : undefined
}

/**
 * Returns how much remains when everything that many people use is taken away. Words and runs overlap (`ert` in
 * robert123), so no fixed order is right; this is the minimum over all ways to divide the text.
 */
function worthLeft(text: string, ownWords: readonly string[]): number {
  const readings = readingsOf(text)
  const characters = readings.map(([character]) => character as string)
  const own = byBeginning(ownWords)
  const least = [0, ...readings.map(() => Number.POSITIVE_INFINITY)]
  for (const [at, character] of characters.entries()) {
    const take = (length: number, weight: number) => {
      least[at + length] = Math.min(least[at + length] as number, (least[at] as number) + weight)
    }
    take(1, worthOf(character))
    for (const beginning of beginningsAt(readings, at))
      for (const word of [...(wellKnown.get(beginning) ?? []), ...(own.get(beginning) ?? [])])
        if (word.every((letter, index) => readings[at + index]?.includes(letter))) take(word.length, 0)
    const rest = characters.slice(at).join('')
    if (/^(?:19|20)\d\d/.test(rest)) take(4, 0)
    const [repeated] = /^(.)\1{2,}/su.exec(rest) ?? []
    if (repeated) take([...repeated].length, worthOf(character))
  }
  return least.at(-1) as number
}

/** Lists everything that each character can stand for, itself first. */
function readingsOf(text: string): string[][] {
  // A longer number is taken as a number, not as letters.
  const withoutNumbers = [...text.replaceAll(/\d{3,}/g, number => ' '.repeat(number.length))]
  return [...text].map((character, at) => {
    const letter = disguises[withoutNumbers[at] as string]
    const digit = shifted.indexOf(character)
    return [character, ...(letter ? [letter] : []), ...(digit === -1 ? [] : [String(digit)])]
  })
}

const beginningsAt = (readings: string[][], at: number): string[] =>
  (readings[at] ?? []).flatMap(first => (readings[at + 1] ?? []).map(second => first + second))
