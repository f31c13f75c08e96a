import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

/** One of our endpoints beside its floor: the least that any program must do to give the same answer. */
export interface Comparison {
  name: string
  /** The part of the floor's requests per second that ours should reach. */
  goal?: number
  connections?: number
  /** Slow requests need longer rounds to be counted with some precision. */
  roundMs?: number
  /** Sent to both sides alike; runs once, before the first round, so it may also fill the database. */
  requests(world: World): LoadRequest[] | Promise<LoadRequest[]>
  /** Registers the one route that answers those requests on a bare Fastify of its own, in the process of the floors. */
  floor(app: FastifyInstance, world: World): void | Promise<void>
}

/** What both processes share: the server under test, and the database that ours and the floor work on. */
export interface World {
  apiUrl: string
  appUrl: string
  pool: pg.Pool
}

export interface LoadRequest {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}
