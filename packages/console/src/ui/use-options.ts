import { useEffect, useRef, useState } from 'react'
import { matches } from '../texts/matching.ts'

/** Searches on the server. Whatever the text, it may return the first few only. */
type Search<Item> = (text: string, signal: AbortSignal) => Promise<readonly Item[]>

interface Here<Item> {
  here(text: string): readonly Item[]
  /** False until the list is here. */
  isRead: boolean
}

/** Where the items come from: a search, or a list that is here; see `findIn`. */
export type FindItems<Item> = Search<Item> | Here<Item>

interface Options<Item> {
  status: 'searching' | 'found' | 'failed'
  items: readonly Item[]
}

interface Wanted<Item> {
  find: FindItems<Item>
  titleOf(item: Item): string
  text: string
  isOpen: boolean
}

const pauseMs = 150

/**
 * Finds the items for a text. A search waits for a short pause in typing; until its answer, only those items of the
 * answer before are offered whose title matches, so that Enter never chooses something else.
 */
export function useOptions<Item>({ find, titleOf, text, isOpen }: Wanted<Item>): Options<Item> {
  const search = typeof find === 'function' ? find : undefined
  const answer = useSearch(search, text, isOpen)
  if (typeof find === 'object')
    return { status: find.isRead ? 'found' : 'searching', items: isOpen ? find.here(text) : [] }
  if (answer.text === text) return answer
  return { status: 'searching', items: answer.items.filter(item => matches(text, titleOf(item))) }
}

/** A later search cancels an earlier one. */
function useSearch<Item>(search: Search<Item> | undefined, text: string, isOpen: boolean) {
  const [answer, setAnswer] = useState<Options<Item> & { text?: string }>({ status: 'searching', items: [] })
  const latest = useRef(search)
  latest.current = search
  useEffect(() => {
    if (!isOpen || !latest.current) return
    const controller = new AbortController()
    const { signal } = controller
    const run = async () => {
      try {
        const items = (await latest.current?.(text, signal)) ?? []
        if (!signal.aborted) setAnswer({ status: 'found', items, text })
      } catch {
        if (!signal.aborted) setAnswer({ status: 'failed', items: [], text })
      }
    }
    const timer = setTimeout(() => void run(), text === '' ? 0 : pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, isOpen])
  return answer
}

/** Finds in a list that is already here, or undefined until it is. */
export const findIn = <Item>(
  items: readonly Item[] | undefined,
  titleOf: (item: Item) => string,
): Here<Item> => ({
  here: text => (items ?? []).filter(item => matches(text, titleOf(item))),
  isRead: items !== undefined,
})
