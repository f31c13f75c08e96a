import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HintStream } from './hint-stream.ts'

/** A caller that reads when the test says so. */
function slowCaller() {
  const leaving = new AbortController()
  const got: string[] = []
  const caller = { unread: 0 }
  const stream = new HintStream({
    lastEventId: undefined,
    send: ({ data = '' }) => void got.push(data),
    end: () => leaving.abort(),
    refuse: () => leaving.abort(),
    unreadBytes: () => caller.unread,
    closed: leaving.signal,
  })
  return { stream, got, caller, leave: () => leaving.abort() }
}

const everything = '{"kind":"resync","location_id":null,"partner_id":null}'
const aSecond = () => vi.advanceTimersByTime(1000)

describe('LIV-09 a stream that is not read', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('loses hints, and gets a resync when it has caught up', () => {
    const { stream, got, caller } = slowCaller()
    stream.send([{ kind: 'me' }], ['location:1'])
    expect(got).toEqual(['{"kind":"me"}', '{"kind":"resync","location_id":1,"partner_id":null}'])
    caller.unread = 64 * 1024 + 1
    for (let count = 0; count < 1000; count++) stream.send([{ kind: 'change' }], [])
    aSecond()
    expect(got).toHaveLength(2)
    caller.unread = 0
    aSecond()
    expect(got.slice(2)).toEqual(['{"kind":"me"}', everything])
    stream.send([{ kind: 'change' }], [])
    expect(got).toHaveLength(5)
  })

  it('leaves nothing behind when it ends meanwhile', () => {
    const { stream, caller, leave } = slowCaller()
    caller.unread = 64 * 1024 + 1
    stream.send([{ kind: 'me' }], [])
    expect(vi.getTimerCount()).toBe(1)
    leave()
    expect(vi.getTimerCount()).toBe(0)
  })
})
