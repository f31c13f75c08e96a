import { closestName, didYouMean } from './closest-name.ts'

/** What an option may be; `words` finish the sentence "… must be". */
export interface OptionKind {
  words: string
  accepts(value: unknown): boolean
}

export type OptionKinds = Readonly<Record<string, OptionKind>>

/** For options whose own check comes later, with better words. */
export const anything: OptionKind = { words: 'anything', accepts: () => true }
export const aFunction: OptionKind = { words: 'a function', accepts: value => typeof value === 'function' }
export const text: OptionKind = { words: 'text', accepts: value => typeof value === 'string' && value !== '' }

/** One sentence about the first option that is unknown or cannot be right; null counts as left out. */
export function findProblem(taker: string, given: unknown, kinds: OptionKinds): string | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return `The options of ${taker} must be an object, but they are ${describe(given)}.`
  for (const [name, value] of Object.entries(given)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    if (!kind) return `${taker} has no option ${name}${didYouMean(closestName(name, Object.keys(kinds)))}`
    if (value !== undefined && value !== null && !kind.accepts(value))
      return `${name} of ${taker} must be ${kind.words}, but it is ${describe(value)}.`
  }
  return undefined
}

/** Never a text itself: it may be a secret. */
export function describe(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value === undefined || value === null) return 'missing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return value ? 'text' : 'empty'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
