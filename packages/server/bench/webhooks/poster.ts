import { Pool } from 'undici'

const connections = 32

/**
 * Sends the requests of a delivery with the same HTTP client and the same bytes, except that the signature never
 * changes.
 */
export function createPoster(url: string) {
  const { origin, pathname } = new URL(url)
  const pool = new Pool(origin, { connections, pipelining: 1 })
  return {
    connections,
    async post(id: string, body: string): Promise<void> {
      const response = await pool.request({
        method: 'POST',
        path: pathname,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Foyer-Webhooks/1',
          'webhook-id': id,
          'webhook-timestamp': '1763200000',
          'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
        },
        body,
      })
      await response.body.dump()
    },
    close: () => pool.close(),
  }
}
