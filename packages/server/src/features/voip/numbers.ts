import { toE164 } from '../../platform/phones.ts'

/** A country that a Chain has Locations in; those of the oldest Location come first. */
export interface ChainCountry {
  id: number
  iso: string
}

/** What a number can mean to the Locations of a Chain. */
export interface Readings {
  /** E.164 where it is a number in one of the countries, else as it came. */
  likeliest: string
  /** By country, in the order of the countries. */
  phones: string[]
  /** All that it could be, the likeliest first: what routes are compared with. */
  keys: string[]
}

/** Telephony sends numbers in every notation, and things that are no numbers; none is refused. */
export function readNumber(text: string, countries: readonly ChainCountry[]): Readings {
  const plain = text.trim()
  const numbers = countries.map(({ iso }) => toE164(plain, iso))
  const likeliest = numbers.find(number => number !== undefined) ?? toE164(plain)
  const known = [likeliest, ...numbers].filter(number => number !== undefined)
  return {
    likeliest: likeliest ?? plain,
    phones: numbers.map(number => number ?? plain),
    keys: [...new Set([...known, plain.replaceAll(/\D/g, '') || plain])],
  }
}
