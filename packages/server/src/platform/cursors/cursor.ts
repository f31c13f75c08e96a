import { hash, hkdfSync } from 'node:crypto'
import { seal, unseal } from '../crypto/seal.ts'

const lifetimeMs = 15 * 60 * 1000
const purpose = 'cursor'

/** Where a page ended: what the next one begins behind. */
export type Position = readonly (string | number)[]

export type CursorFailure = 'invalid_cursor' | 'foreign_cursor' | 'expired_cursor'

export type ReadCursor = { position: Position } | { failure: CursorFailure }

export interface Cursors {
  /** `binding` is all that must be the same when a cursor comes back: who asks, where, for what, in which order. */
  of(binding: readonly unknown[]): BoundCursors
}

export interface BoundCursors {
  write(position: Position, at: Date): string
  /** Judges in this order: is it ours at all, was it made for this call, is it still fresh. */
  read(cursor: string, at: Date): ReadCursor
}

interface Content {
  bound: string
  position: Position
  issuedAt: number
}

/** Opaque to whoever holds one, and worthless when a bit of it is changed. */
export function createCursors(serverKey: Buffer): Cursors {
  const key = Buffer.from(hkdfSync('sha256', serverKey, '', purpose, 32))
  return {
    of(binding) {
      const bound = digest(binding)
      return {
        write(position, at) {
          const content: Content = { bound, position, issuedAt: at.getTime() }
          return seal(key, purpose, JSON.stringify(content)).toString('base64url')
        },
        read(cursor, at) {
          const content = open(key, cursor)
          if (!content) return { failure: 'invalid_cursor' }
          if (content.bound !== bound) return { failure: 'foreign_cursor' }
          if (at.getTime() - content.issuedAt >= lifetimeMs) return { failure: 'expired_cursor' }
          return { position: content.position }
        },
      }
    },
  }
}

const digest = (binding: readonly unknown[]) => hash('sha256', JSON.stringify(binding), 'base64url')

function open(key: Buffer, cursor: string): Content | undefined {
  const sealed = Buffer.from(cursor, 'base64url')
  // Decoding is lenient: only the one spelling that we gave out is ours.
  if (sealed.toString('base64url') !== cursor) return undefined
  try {
    return JSON.parse(unseal(key, purpose, sealed)) as Content
  } catch {
    return undefined
  }
}
