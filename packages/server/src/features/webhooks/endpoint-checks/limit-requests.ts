import { type Delivery, type Outcome, type RequestForm, StopRun } from '@foyer/endpoint-checks'
import { endpointCheckRunMs, maxTimeoutsInARow } from '../limits.ts'

type Post = (delivery: Delivery, form?: RequestForm) => Promise<Outcome>

/** Sends nothing more to an endpoint that takes too long, so that it does not hold up the runs of others. */
export function limitRequests(post: Post, stopwatchMs: () => number): Post {
  const endMs = stopwatchMs() + endpointCheckRunMs
  let timeoutsInARow = 0
  return async (delivery, form) => {
    if (stopwatchMs() >= endMs)
      throw new StopRun(`the time is over: a run takes ${endpointCheckRunMs / 1000} s at most`)
    if (timeoutsInARow >= maxTimeoutsInARow)
      throw new StopRun(`the endpoint did not respond in time ${timeoutsInARow} times in a row`)
    const outcome = await post(delivery, form)
    timeoutsInARow = outcome.kind === 'timeout' ? timeoutsInARow + 1 : 0
    return outcome
  }
}
