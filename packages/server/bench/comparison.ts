import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Database } from '../src/platform/database/database.ts'
import type { Recorded } from './harness/record-statement.ts'

/** One of our endpoints beside its floor: the least that any program must do to give the same answer. */
export interface Comparison {
  name: string
  /** The part of the floor's requests per second that ours should reach. */
  goal?: number
  connections?: number
  /** Slow requests need longer rounds to be counted with some precision. */
  roundMs?: number
  /** Before the first round, on each side; the first comparison of a benchmark has the paths of both compiled. */
  warmUpMs?: number
  /** Sent to both sides alike; asked for once, before the first round, so it may also fill the database. */
  requests(world: BenchWorld): Requests | Promise<Requests>
  /** Registers the one route that answers those requests on a bare Fastify of its own, in the process of the floors. */
  floor(app: FastifyInstance, world: BenchWorld): void | Promise<void>
  /** Each request is about another record, so that only the status of the first answers can be compared. */
  answersDiffer?: boolean
  /** The same read where there is little: what the size of a Location costs. */
  growth?: Growth
}

/** In turns, or each one new. */
export type Requests = LoadRequest[] | (() => LoadRequest)

export interface Growth {
  /** The large Location takes at most so many times as long as the small one. */
  goal: number
  request(location: MeasuredLocation): LoadRequest
  /** What ours runs for it. */
  statements(world: BenchWorld, location: MeasuredLocation): Promise<Recorded[]>
}

/** What both processes share: the server under test, and the database that ours and the floor work on. */
export interface BenchWorld {
  apiUrl: string
  appUrl: string
  pool: pg.Pool
  /** As the server itself uses it. */
  db: Database
  /** For benchmarks that ask for a world of rows. */
  locations: Locations
}

/** One with as many clients and appointments as were asked for, and one with a thousand of each. */
export interface Locations {
  large: MeasuredLocation
  small: MeasuredLocation
}

export interface MeasuredLocation {
  locationId: number
  /** Somebody who is there. */
  clientId: number
  /** The first of five. */
  staffId: number
  serviceId: number
}

export interface LoadRequest {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}
