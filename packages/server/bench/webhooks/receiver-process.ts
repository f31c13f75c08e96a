import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Runs in a process of its own: answers 200 at once. Asked for `until` arrivals, it tells when what came in, as soon as
 * so much has, and begins anew.
 */
let arrivals: number[] = []
let wanted: number | undefined
const tell = () => {
  if (wanted === undefined || arrivals.length < wanted) return
  process.send?.({ arrivals })
  arrivals = []
  wanted = undefined
}
const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    arrivals.push(Date.now())
    response.end()
    tell()
  })
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` })
})
process.on('message', ({ until }: { until: number }) => {
  wanted = until
  tell()
})
process.on('disconnect', () => process.exit())
