const firstStrongIsolate = '\u2068'
const popDirectionalIsolate = '\u2069'

/** Letters that run from right to left, and characters that change the direction. */
const changesDirection =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const isolates = /[\u2066-\u2069]/g

/** Keeps a name that runs from right to left from reordering the sentence around it. */
export const isolate = (name: string): string =>
  changesDirection.test(name) ? firstStrongIsolate + name.replace(isolates, '') + popDirectionalIsolate : name

/** Isolates every text that is put into a sentence of these words, so that no caller can forget it. */
export function isolating<T>(texts: T): T {
  if (typeof texts === 'function')
    return ((...given: unknown[]) =>
      texts(...given.map(each => (typeof each === 'string' ? isolate(each) : each)))) as T
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return texts
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, isolating(text)])) as T
}
