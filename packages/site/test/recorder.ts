import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Recorded {
  method: string
  path: string
  query: string[]
  authorization: string | undefined
  body: unknown
}

/** A server that refuses every request, and keeps what it was asked. */
export async function startRecorder() {
  const recorded: Recorded[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    recorded.push(
      toRecorded({ method, url, authorization: headers.authorization, body: await text(request) }),
    )
    response.writeHead(400, { 'content-type': 'application/json' })
    response.end('{"success":false,"data":null,"meta":{"message":"Recorded."}}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Returns the requests since the last call. */
    take: () => recorded.splice(0),
    close: () => new Promise(resolve => server.close(resolve)),
  }
}

interface Sent {
  method: string
  url: string
  authorization: string | undefined
  body: string
}

function toRecorded({ method, url, authorization, body }: Sent): Recorded {
  const { pathname, searchParams } = new URL(url, 'http://127.0.0.1')
  return {
    method,
    path: pathname,
    // Brackets only mean "several": a server reads `id[]=1` as it reads `id=1`.
    query: [...searchParams].map(([name, value]) => `${name.replace(/\[\]$/, '')}=${value}`).sort(),
    authorization,
    body: body ? JSON.parse(body) : undefined,
  }
}

/** The request that a curl command sends. */
export function ofCurl(words: string[]): Recorded {
  const after = (name: string) =>
    words.flatMap((word, index) => (word === name ? [words[index + 1] ?? ''] : []))
  const header = after('-H').find(each => each.startsWith('Authorization: '))
  return toRecorded({
    method: after('-X')[0] ?? 'GET',
    url: words.find(word => word.startsWith('http')) ?? '',
    authorization: header?.slice('Authorization: '.length),
    body: after('-d')[0] ?? '',
  })
}
