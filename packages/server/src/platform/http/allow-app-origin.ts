import type { FastifyInstance } from 'fastify'

/**
 * Lets the pages of the app listener (above all the API reference) call the API from the browser. Tokens travel in
 * headers and the API listener accepts no cookies, so another site cannot act with a person's credentials.
 */
export function allowAppOrigin(app: FastifyInstance, originOf: () => string): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    if (!origin || origin !== originOf()) return done()
    reply.headers({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers':
        'X-Request-Id, Idempotency-Replayed, ETag, Retry-After, RateLimit-Policy, RateLimit-Remaining, RateLimit-Reset, WWW-Authenticate',
      Vary: 'Origin',
    })
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return done()
    reply
      .code(204)
      .headers({
        'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
        'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept, Idempotency-Key',
        'Access-Control-Max-Age': '600',
      })
      .send()
  })
}
