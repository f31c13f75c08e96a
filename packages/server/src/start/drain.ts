import type { FastifyInstance } from 'fastify'

const drainMs = 10_000

/** Requests in flight finish; connections that never end by themselves are cut at last. */
export async function drain(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), drainMs)
  await app.close()
  clearTimeout(cut)
}
