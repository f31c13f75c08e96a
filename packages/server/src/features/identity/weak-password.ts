import { commonWords } from './common-words.ts'

const fewestKinds = 5
const fewestOwn = 3
// What is longer is judged by its beginning.
const longestJudged = 128

/** Digits say little: people choose years and telephone numbers. */
const worthOf = (character: string): number =>
  /\p{L}/u.test(character) ? 1 : /\d/.test(character) ? 0.5 : /[\s_.,!?*-]/.test(character) ? 0 : 1

/** Rows of keyboards and the alphabet; what follows one of them, forwards or backwards, is no choice. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
]
const runs = rows.flatMap(row => [row, [...row].reverse().join('')])

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

/** Why a password is among the first that others would try; undefined for one that is not. */
export function weaknessOf(password: string, ownWords: readonly string[]): string | undefined {
  const text = password.normalize('NFKC').toLowerCase().slice(0, longestJudged)
  if (new Set(text).size < fewestKinds || /^(.{1,7})\1+$/su.test(text)) return 'repeats itself'
  const words = [...ownWords, ...commonWords]
  // A longer number stands for itself, not for letters.
  const plain = text.replaceAll(/\d{3,}|[013457@$!]/g, found => disguises[found] ?? found)
  const left = Math.min(...[text, plain].map(spelling => worthLeft(spelling, words)))
  return left < fewestOwn
    ? 'is easy to guess: it consists of well-known words, names or sequences'
    : undefined
}

/** What remains when everything that many people use is taken away. */
function worthLeft(text: string, words: readonly string[]): number {
  let rest = withoutRuns(text)
  for (const word of words) rest = rest.replaceAll(word, ' ')
  rest = rest.replaceAll(/(?:19|20)\d\d/g, ' ').replaceAll(/(.)\1{2,}/gu, '$1')
  return [...rest].reduce((sum, character) => sum + worthOf(character), 0)
}

function withoutRuns(text: string): string {
  let rest = ''
  for (let at = 0; at < text.length; ) {
    const length = runLengthAt(text, at)
    rest += length >= 3 ? ' ' : text[at]
    at += length >= 3 ? length : 1
  }
  return rest
}

function runLengthAt(text: string, at: number): number {
  let longest = 0
  for (const run of runs) {
    const start = run.indexOf(text[at] as string)
    if (start === -1) continue
    let length = 1
    while (at + length < text.length && run[start + length] === text[at + length]) length++
    longest = Math.max(longest, length)
  }
  return longest
}
