import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { readPieceStatistics } from './search-pieces.store.ts'

export type TextField = 'name' | 'phone' | 'email' | 'card'

const refreshMs = 10 * 60_000
/** Beyond this many clients, a piece is no help. */
const mostClients = 100_000
const mostPieces = 6
const longest = 3
const commonCharacter = /^[a-z0-9 .@+_-]$/i
// As the index writes them.
const digits: Partial<Record<TextField, string>> = { phone: 'ABCDEFGHIJ', card: 'KLMNOPQRST' }

/** Which pieces of a text to look up in the index: the rare ones, as far as PostgreSQL's statistics know. */
export class SearchPieces {
  #clientsWith = new Map<string, number>()
  #until = 0

  constructor(readonly clock: Clock) {}

  async refresh(db: Db): Promise<void> {
    const now = this.clock.real().getTime()
    if (now < this.#until) return
    this.#until = now + refreshMs
    this.#clientsWith = await readPieceStatistics(db)
  }

  /** Their places, from 1; none where the index is no help. */
  choose(locationId: number, field: TextField, text: string): number[] {
    const characters = [...text]
    if (characters.length === 1 && commonCharacter.test(text)) return []
    const length = Math.min(characters.length, longest)
    return Array.from({ length: characters.length - length + 1 }, (_, index) => {
      const piece = characters.slice(index, index + length).map(each => written(field, each))
      return { start: index + 1, clients: this.#clientsWith.get(`${locationId}:${piece.join('')}`) ?? 0 }
    })
      .filter(({ clients }) => clients <= mostClients)
      .sort((one, other) => one.clients - other.clients)
      .slice(0, mostPieces)
      .map(({ start }) => start)
  }
}

const written = (field: TextField, character: string): string =>
  (/^\d$/.test(character) ? digits[field]?.[Number(character)] : undefined) ?? character.toLowerCase()
