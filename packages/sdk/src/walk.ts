import { FoyerError } from './foyer-error.ts'

export interface ListPage<Item> {
  data: Item[]
  next_cursor: string | null
}

/**
 * Every item of a v3 list. A cursor lives for 15 minutes: whoever takes longer between two pages begins again with the
 * first one, and does not see again what they have seen.
 */
export async function* walk<Item extends { id: number }>(
  readPage: (cursor: string | undefined) => Promise<ListPage<Item>>,
): AsyncGenerator<Item, void, undefined> {
  const seen = new Set<number>()
  let cursor: string | undefined
  for (;;) {
    const page = await readPage(cursor).catch(error => {
      if (cursor !== undefined && isExpiredCursor(error)) return undefined
      throw error
    })
    for (const item of page?.data ?? []) {
      if (seen.has(item.id)) continue
      seen.add(item.id)
      yield item
    }
    if (page?.next_cursor === null) return
    cursor = page?.next_cursor
  }
}

const isExpiredCursor = (error: unknown): boolean =>
  error instanceof FoyerError && error.fieldCodes.cursor === 'expired_cursor'
