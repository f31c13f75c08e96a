import { LRUCache } from 'lru-cache'
import { toE164 } from '../../../platform/phones.ts'

/** A country that a Chain has Locations in; those of the oldest Location come first. */
export interface ChainCountry {
  id: number
  iso: string
}

/** What a number can mean to the Locations of a Chain. */
export interface Readings {
  /** E.164 where it is a number in one of the countries, else as it came. */
  readonly likeliest: string
  /** By country, in the order of the countries. */
  readonly phones: readonly string[]
  /** All that it could be, the likeliest first: what routes are compared with. */
  readonly keys: readonly string[]
}

// The numbers of a Chain are called again and again, and so do its clients; reading one takes longer than the rest.
const known = new LRUCache<string, Readings>({ max: 20_000 })
const maxCachedLength = 40

/** Telephony sends numbers in every notation, and things that are no numbers; none is refused. */
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
