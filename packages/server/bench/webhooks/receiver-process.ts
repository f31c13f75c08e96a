import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Runs in a process of its own and responds 200 at once. Asked to wait until so many requests, or so many different
 * `webhook-id`s, have arrived, it reports when each arrived, and starts counting anew unless it keeps what it has.
 */
export interface Arrivals {
  arrivals: number[]
  distinct: number
}

export interface ArrivalsQuestion {
  until?: number
  untilDistinct?: number
  keep?: boolean
}

let arrivals: number[] = []
let ids = new Set<string>()
let question: Required<ArrivalsQuestion> | undefined
const reportWhenReached = () => {
  if (!question || arrivals.length < question.until || ids.size < question.untilDistinct) return
  process.send?.({ arrivals, distinct: ids.size } satisfies Arrivals)
  if (!question.keep) {
    arrivals = []
    ids = new Set()
  }
  question = undefined
}
const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    arrivals.push(Date.now())
    ids.add(String(request.headers['webhook-id']))
    response.end()
    reportWhenReached()
  })
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` })
})
process.on('message', ({ until = 0, untilDistinct = 0, keep = false }: ArrivalsQuestion) => {
  question = { until, untilDistinct, keep }
  reportWhenReached()
})
process.on('disconnect', () => process.exit())
