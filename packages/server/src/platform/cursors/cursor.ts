import { hash } from 'node:crypto'
import type { KeyRing } from '../crypto/key-ring.ts'
import { seal, tryUnseal } from '../crypto/seal.ts'

const lifetimeMs = 15 * 60 * 1000
const purpose = 'cursor'

/** The position where a page ended; the next page begins after it. */
export type CursorPosition = readonly (string | number)[]

export type CursorFailure = 'invalid_cursor' | 'foreign_cursor' | 'expired_cursor'

export type ReadCursor = { position: CursorPosition } | { failure: CursorFailure }

export interface Cursors {
  /**
   * `binding` is everything that must be the same when a cursor comes back: who asks, where, for what, and in which
   * order.
   */
  of(binding: readonly unknown[]): BoundCursors
  /** Returns whether we issued the cursor at all, for whomever. */
  isOurs(cursor: string): boolean
}

interface BoundCursors {
  write(position: CursorPosition, at: Date): string
  /** Checks in this order: did we issue it, was it issued for this call, and is it still fresh. */
  read(cursor: string, at: Date): ReadCursor
}

interface Content {
  bound: string
  position: CursorPosition
  issuedAt: number
}

/** A cursor is opaque to its holder, and invalid when a bit of it is changed. */
export function createCursors(serverKeys: KeyRing): Cursors {
  const keys = serverKeys.derive(purpose)
  return {
    isOurs: cursor => open(keys, cursor) !== undefined,
    of(binding) {
      const bound = digest(binding)
      return {
        write(position, at) {
          const content: Content = { bound, position, issuedAt: at.getTime() }
          return seal(keys, purpose, JSON.stringify(content)).toString('base64url')
        },
        read(cursor, at) {
          const content = open(keys, cursor)
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

function open(keys: KeyRing, cursor: string): Content | undefined {
  const sealed = Buffer.from(cursor, 'base64url')
  // Decoding is lenient, so only the exact spelling that we issued is accepted.
  if (sealed.toString('base64url') !== cursor) return undefined
  const opened = tryUnseal(keys, purpose, sealed)
  return opened && (JSON.parse(opened.plain) as Content)
}
