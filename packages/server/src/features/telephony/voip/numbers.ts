import { LRUCache } from 'lru-cache'
import { toE164 } from '../../../platform/phones.ts'

/** A country in which a Chain has Locations; the oldest Location's comes first. */
export interface ChainCountry {
  id: number
  iso: string
}

/** What a number can mean to the Locations of a Chain. */
export interface Readings {
  /** E.164 if it is a number in one of the countries, or else as it came. */
  readonly likeliest: string
  /** The number in each country, in the order of the countries. */
  readonly phones: readonly string[]
  /** Every possible meaning, the likeliest first; routes are compared with these. */
  readonly keys: readonly string[]
}

// A Chain's own numbers and its clients' recur, and parsing a number takes longer than everything else.
const known = new LRUCache<string, Readings>({ max: 20_000 })
const maxCachedLength = 40

/** A PBX sends numbers in every notation, and texts that are no numbers; none is refused. */
export function readNumber(text: string, countries: readonly ChainCountry[]): Readings {
  const plain = text.trim()
  if (plain.length > maxCachedLength) return read(plain, countries)
  const key = `${countries.map(({ iso }) => iso).join()}:${plain}`
  let readings = known.get(key)
  if (!readings) known.set(key, (readings = read(plain, countries)))
  return readings
}

function read(plain: string, countries: readonly ChainCountry[]): Readings {
  const numbers = countries.map(({ iso }) => toE164(plain, iso))
  const likeliest = numbers.find(number => number !== undefined) ?? toE164(plain)
  const numbersFirst = [likeliest, ...numbers].filter(number => number !== undefined)
  return {
    likeliest: likeliest ?? plain,
    phones: numbers.map(number => number ?? plain),
    keys: [...new Set([...numbersFirst, plain.replaceAll(/\D/g, '') || plain])],
  }
}
