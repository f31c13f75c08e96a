import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Runs in a process of its own: answers 200 at once, and tells when what came in. */
let arrivals: number[] = []
const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    arrivals.push(Date.now())
    response.end()
  })
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` })
})
process.on('message', () => {
  process.send?.({ arrivals })
  arrivals = []
})
process.on('disconnect', () => process.exit())
