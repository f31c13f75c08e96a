import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Database } from '../src/platform/database/database.ts'
import type { Recorded } from './harness/record-statement.ts'

/** Compares one of our operations with its floor: the least that any program must do to give the same answer. */
export interface Comparison {
  name: string
  /** The part of the floor's requests per second that ours should reach. */
  goal?: number
  /** Our 99th percentile of latency may be at most this many times that of the floor. */
  p99Goal?: number
  connections?: number
  /** Slow requests need longer rounds to be counted with some precision. */
  roundMs?: number
  /** The warm-up of each side; the first comparison of a benchmark needs a longer one, until the code is compiled. */
  warmUpMs?: number
  /**
   * Returns the requests for both sides. It is called once, before the first round, so it may also fill the database.
   */
  requests(world: BenchWorld): Requests | Promise<Requests>
  /** Registers the one route that answers those requests on a bare Fastify of its own, in the process of the floors. */
  floor(app: FastifyInstance, world: BenchWorld): void | Promise<void>
  /** Each request is about another record, so only the status of the first answers can be compared. */
  answersDiffer?: boolean
  /** The same read in a small Location, to see what the size costs. */
  growth?: Growth
}

/** Requests that are sent in turns, or a function that makes a new one each time. */
export type Requests = LoadRequest[] | (() => LoadRequest)

export interface Growth {
  /** The large Location may take at most this many times as long as the small one. */
  goal: number
  request(location: MeasuredLocation): LoadRequest
  /** Returns the statements of ours. */
  statements(world: BenchWorld, location: MeasuredLocation): Promise<Recorded[]>
}

/** What both processes share: the server under test, and the database that ours and the floor work on. */
export interface BenchWorld {
  apiUrl: string
  appUrl: string
  pool: pg.Pool
  /** The database as the server itself uses it. */
  db: Database
  /** The Locations, for benchmarks that need a filled world. */
  locations: Locations
}

/** One Location has the requested number of clients and appointments, the other a thousand of each. */
export interface Locations {
  large: MeasuredLocation
  small: MeasuredLocation
}

export interface MeasuredLocation {
  locationId: number
  /** An existing client. */
  clientId: number
  /** The team member with the lowest id. */
  staffId: number
  /** The service with the lowest id. */
  serviceId: number
}

export interface LoadRequest {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}
