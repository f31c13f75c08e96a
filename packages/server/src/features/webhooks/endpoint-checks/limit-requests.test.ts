import type { Outcome } from '@foyer/endpoint-checks'
import { expect, it } from 'vitest'
import { limitRequests } from './limit-requests.ts'

const delivery = { headers: {}, body: Buffer.alloc(0) }

/** An endpoint that takes so long for everything, on a clock that only its requests move. */
function slow(outcome: Outcome, tookMs: number) {
  let nowMs = 0
  const post = async () => {
    nowMs += tookMs
    return outcome
  }
  const limited = limitRequests(post, () => nowMs)
  return { post: () => limited(delivery), passedMs: () => nowMs }
}

async function sendUntilStopped({
  post,
}: {
  post(): Promise<Outcome>
}): Promise<{ sent: number; why: string }> {
  for (let sent = 0; ; sent += 1) {
    const why = await post().then(
      () => '',
      (error: Error) => error.message,
    )
    if (why) return { sent, why }
  }
}

it('CHK-05 an endpoint that responds just in time holds a run for little more than two minutes', async () => {
  const endpoint = slow({ kind: 'response', status: 200, headers: {}, body: '', durationMs: 14_000 }, 14_000)
  const { why } = await sendUntilStopped(endpoint)
  expect(why).toBe('the time is over: a run takes 120 s at most')
  expect(endpoint.passedMs()).toBeLessThan(135_000)
})

it('CHK-05 an endpoint that never responds ends a run after three timeouts', async () => {
  expect(await sendUntilStopped(slow({ kind: 'timeout' }, 15_000))).toEqual({
    sent: 3,
    why: 'the endpoint did not respond in time 3 times in a row',
  })
})
