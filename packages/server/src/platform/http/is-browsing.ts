import type { FastifyRequest } from 'fastify'

/** A person with a browser wants a page; a program gets the envelope. */
export const isBrowsing = (request: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(request.method) && (request.headers.accept ?? '').includes('text/html')
