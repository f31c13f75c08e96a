import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ReadAgain } from './read-again.ts'

/** A list that somebody looks at, and how often it was read. */
async function shownList(client: QueryClient, key: unknown[], read: () => Promise<unknown> = async () => 1) {
  let reads = 0
  const observer = new QueryObserver(client, {
    queryKey: key,
    queryFn: () => {
      reads++
      return read()
    },
  })
  const leave = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  return { count: () => reads, leave }
}

/** A tab that can be hidden and shown. */
const aPage = () => Object.assign(new EventTarget(), { hidden: false })

describe('LIV-12 reading again', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('happens at once, and once more for all hints of a burst', async () => {
    const client = new QueryClient()
    const list = await shownList(client, ['client', 1, 'list'])
    const other = await shownList(client, ['client', 2, 'list'])
    const readAgain = new ReadAgain(client, { page: aPage() })
    for (let count = 0; count < 100; count++) readAgain.add([['client', 1]])
    await vi.advanceTimersByTimeAsync(1)
    expect(list.count()).toBe(2)
    await vi.advanceTimersByTimeAsync(2000)
    expect([list.count(), other.count()]).toEqual([3, 1])
    readAgain.stop()
    list.leave()
    other.leave()
  })

  it('waits for a read that began before the change', async () => {
    const client = new QueryClient()
    const slow = () => new Promise(resolve => setTimeout(() => resolve(1), 1000))
    const list = await shownList(client, ['record', 1], slow)
    const readAgain = new ReadAgain(client, { page: aPage() })
    readAgain.add([['record', 1]])
    await vi.advanceTimersByTimeAsync(900)
    expect(list.count()).toBe(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(list.count()).toBe(2)
    readAgain.stop()
    list.leave()
  })

  it.each([
    ['of what hints name', (readAgain: ReadAgain) => readAgain.add([['record', 1]])],
    ['of everything', (readAgain: ReadAgain) => readAgain.addWhere(() => true)],
  ])('%s waits while the tab is hidden, and happens once when it is shown', async (_what, ask) => {
    const client = new QueryClient()
    const list = await shownList(client, ['record', 1])
    const page = aPage()
    page.hidden = true
    const readAgain = new ReadAgain(client, { page })
    for (let count = 0; count < 100; count++) ask(readAgain)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(list.count()).toBe(1)
    page.hidden = false
    page.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(list.count()).toBe(2)
    readAgain.stop()
    list.leave()
  })

  it('LIV-17 of everything, again and again, lets each read end', async () => {
    const client = new QueryClient()
    const slow = () => new Promise(resolve => setTimeout(() => resolve(1), 450))
    const list = await shownList(client, ['record', 1], slow)
    await vi.advanceTimersByTimeAsync(1000)
    const readAgain = new ReadAgain(client, { page: aPage() })
    for (let resyncs = 0; resyncs < 30; resyncs++) {
      readAgain.addWhere(() => true)
      await vi.advanceTimersByTimeAsync(100)
    }
    await vi.advanceTimersByTimeAsync(2000)
    expect(list.count()).toBeGreaterThan(4)
    expect(client.getQueryState(['record', 1])?.dataUpdateCount).toBe(list.count())
    readAgain.stop()
    list.leave()
  })

  it('LIV-17 of everything reads what begins with the key of another once', async () => {
    const client = new QueryClient()
    const one = await shownList(client, ['client', 1])
    const below = await shownList(client, ['client', 1, 'list'])
    const readAgain = new ReadAgain(client, { page: aPage() })
    readAgain.addWhere(() => true)
    await vi.advanceTimersByTimeAsync(2000)
    expect([one.count(), below.count()]).toEqual([2, 2])
    readAgain.stop()
    one.leave()
    below.leave()
  })

  it('LIV-17 waits for a change that is being saved', async () => {
    const client = new QueryClient()
    const list = await shownList(client, ['record', 1])
    const saving = new MutationObserver(client, {
      mutationFn: () => new Promise(resolve => setTimeout(resolve, 1000)),
    })
    void saving.mutate()
    const readAgain = new ReadAgain(client, { page: aPage() })
    readAgain.addWhere(() => true)
    await vi.advanceTimersByTimeAsync(900)
    expect(list.count()).toBe(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(list.count()).toBe(2)
    readAgain.stop()
    list.leave()
  })
})
