import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { readNgramStatistics } from './search-ngrams.store.ts'

export type TextField = 'name' | 'phone' | 'email' | 'card'

const refreshMs = 10 * 60_000
/** Beyond this many clients, an n-gram costs more than it saves if there are rarer ones. */
const fewClients = 20_000
/** Beyond this many clients, an n-gram does not help at all. */
const maxClients = 100_000
const maxNgrams = 6
const enoughNgrams = 3
const maxNgramLength = 3
// The index leaves out single characters that most texts have, and the separators of texts and n-grams.
const isLeftOut = /^[A-Ta-z0-9 .@+_-]$|[\u001e\u001f]/
// The index writes digits as these letters.
const digits: Partial<Record<TextField, string>> = { phone: 'ABCDEFGHIJ', card: 'KLMNOPQRST' }

/** Chooses which n-grams of a text to look up in the index: the rare ones, by PostgreSQL's statistics. */
export class SearchNgrams {
  #clientsWith = new Map<string, number>()
  #until = 0

  constructor(readonly clock: Clock) {}

  async refresh(db: Db): Promise<void> {
    const now = this.clock.real().getTime()
    if (now < this.#until) return
    this.#until = now + refreshMs
    this.#clientsWith = await readNgramStatistics(db)
  }

  /** Returns their offsets, from 1; none where the index does not help. */
  choose(locationId: number, field: TextField, text: string): number[] {
    return ngramOffsets(field, text)
      .map(({ start, ngram }) => ({ start, clients: this.#clientsWith.get(`${locationId}:${ngram}`) ?? 0 }))
      .filter(({ clients }) => clients <= maxClients)
      .sort((left, right) => left.clients - right.clients)
      .filter(({ clients }, index) => index < (clients <= fewClients ? maxNgrams : enoughNgrams))
      .map(({ start }) => start)
  }
}

// Letters with a stroke, which is no mark of its own.
const strokes: Record<string, string> = { ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ß: 'ss', ẞ: 'SS' }

/** Removes what `fold_text` in PostgreSQL removes, apart from case: the marks and strokes of letters. */
export const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]+/g, '')
    .replaceAll(/[łŁøØđĐßẞ]/g, letter => strokes[letter] ?? letter)
    .normalize('NFC')

/** Returns the n-grams of a text that are in the index, with their offsets in the text, from 1. */
export function ngramOffsets(field: TextField, text: string): { start: number; ngram: string }[] {
  const characters = [...text]
  const length = Math.min(characters.length, maxNgramLength)
  return Array.from({ length: characters.length - length + 1 }, (_, index) => ({
    start: index + 1,
    ngram: characters
      .slice(index, index + length)
      .map(character => written(field, character))
      .join(''),
  })).filter(({ ngram }) => !isLeftOut.test(ngram) && !(length === 1 && isUncertain(ngram)))
}

// PostgreSQL lowers some characters differently: İ becomes two characters here and one there.
const isUncertain = (ngram: string) => [...ngram].length > 1

const written = (field: TextField, character: string): string =>
  (/^\d$/.test(character) ? digits[field]?.[Number(character)] : undefined) ?? character.toLowerCase()
