import { FoyerError } from './foyer-error.ts'

export interface ListPage<Item> {
  data: Item[]
  next_cursor: string | null
}

/**
 * Every item of a v3 list. A cursor expires after 15 minutes; then the list starts again with the first page and skips the
 * items that were already returned.
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
