import type { Context } from '../../context.ts'
import { sqlStateOf } from '../../platform/database/database.ts'
import { startApart } from '../../platform/database/joined-work.ts'
import { ServerDatabases, toDatabase } from '../../platform/database/server-databases.ts'
import { conflict } from '../../platform/errors.ts'
import { type Life, openLife } from './life.ts'
import { Places } from './places.ts'
import { fillTemplate } from './template.ts'
import { connectionsOfWorld } from './world-config.ts'

const insufficientPrivilege = '42501'
const noSuchDatabase = '3D000'
const tooManyConnections = '53300'
// Each takes the space of a world on the disk until a checkpoint is over.
const maxDropping = 5
// A former life has its connections until it has ended.
const maxFormer = 3

interface TakeOptions {
  limits: boolean
  /** It replaces no other one, so that the server needs connections for it. */
  isFurther?: boolean
}

/** Opens lives on copies of a template, and keeps a spare one, because composing the routes takes most of the time. */
export class Lives {
  readonly databases: ServerDatabases
  /** Whoever replaces a life has one of them until the former life has ended. */
  readonly replacements = new Places(maxFormer)
  #template: { day: string; name: Promise<string> } | undefined
  readonly #outdated: string[] = []
  #spare: Promise<Life> | undefined
  #taking = 0
  /** Further worlds that do not have their connections yet. */
  #promised = 0
  readonly #ending = new Set<Promise<void>>()
  readonly #dropping = new Set<Promise<void>>()
  #isClosed = false

  constructor(private readonly main: Context) {
    this.databases = new ServerDatabases(main.db.connection)
  }

  /** Returns a life that has not begun. */
  take(options: TakeOptions): Promise<Life> {
    return startApart(() => this.#take(options)).catch(error => {
      throw explained(error)
    })
  }

  /** Returns when the life has ended; its database is dropped in the background, because that takes longer. */
  end(life: Life): Promise<void> {
    return this.#watch(this.#ending, life.end())
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#endSpare()
    await this.#template?.name.catch(() => undefined)
    // The end of a life begins a drop.
    await fewerThan(1, this.#ending)
    await fewerThan(1, this.#dropping)
    await this.databases.close()
  }

  async #take({ limits, isFurther = false }: TakeOptions): Promise<Life> {
    this.#taking++
    let isPromised = false
    try {
      if (isFurther) isPromised = await this.#promiseConnections()
      await fewerThan(maxDropping, this.#dropping)
      const life = this.#takeOnce(limits)
      const template = this.#template
      return await life.catch(error => {
        if (sqlStateOf(error) !== noSuchDatabase) throw error
        // Somebody has dropped the template.
        if (this.#template === template) this.#template = undefined
        return this.#takeOnce(limits)
      })
    } finally {
      if (isPromised) this.#promised--
      if (--this.#taking === 0) this.#prepareNext()
    }
  }

  async #promiseConnections(): Promise<true> {
    const free = await this.databases.countFreeConnections()
    if (free < connectionsOfWorld * (this.#promised + 1)) throw noConnections()
    this.#promised++
    return true
  }

  async #takeOnce(limits: boolean): Promise<Life> {
    this.#renewTemplate()
    if (limits) return this.#open(true)
    const spare = this.#spare ?? this.#open(false)
    this.#spare = undefined
    return spare
  }

  async #open(limits: boolean): Promise<Life> {
    const database = await this.databases.create(await this.#template?.name)
    const connection = toDatabase(this.main.db.connection, database)
    const onEnd = () => this.#drop(database)
    return openLife(this.main, { connection, limits, onEnd })
  }

  #drop(database: string): void {
    void this.#watch(this.#dropping, this.databases.drop(database))
  }

  /** A failure is logged: the next start drops what is left. */
  #watch(underWay: Set<Promise<void>>, work: Promise<void>): Promise<void> {
    const watched = work
      .catch(err => this.main.log.warn({ err }, 'a world could not be ended cleanly'))
      .finally(() => underWay.delete(watched))
    underWay.add(watched)
    return watched
  }

  /** The demo world is about the days around the one on which it was made. */
  #renewTemplate(): void {
    const day = this.main.clock.real().toISOString().slice(0, 10)
    if (this.#template?.day === day) return
    this.#template?.name.then(database => this.#outdated.push(database)).catch(() => undefined)
    void this.#endSpare()
    const name = this.#makeTemplate()
    this.#template = { day, name }
    name.catch(() => {
      if (this.#template?.name === name) this.#template = undefined
    })
  }

  async #endSpare(): Promise<void> {
    const spare = this.#spare
    this.#spare = undefined
    const life = await spare?.catch(() => undefined)
    if (life) await this.end(life)
  }

  async #makeTemplate(): Promise<string> {
    const database = await this.databases.create()
    try {
      await fillTemplate(this.main, toDatabase(this.main.db.connection, database))
      return database
    } catch (error) {
      await this.databases.drop(database)
      throw error
    }
  }

  #prepareNext(): void {
    if (this.#isClosed) return
    for (const database of this.#outdated.splice(0)) this.#drop(database)
    if (this.#spare || !this.#template) return
    const spare = this.#open(false)
    this.#spare = spare
    spare.catch(() => {
      if (this.#spare === spare) this.#spare = undefined
    })
  }
}

async function fewerThan(count: number, underWay: Set<Promise<void>>): Promise<void> {
  while (underWay.size >= count) await Promise.race(underWay)
}

const noConnections = () =>
  conflict(
    `A world may need ${connectionsOfWorld} connections, and the database server does not have them: delete a world, or let the server have more (max_connections).`,
  )

function explained(error: unknown): unknown {
  const state = sqlStateOf(error)
  if (state === tooManyConnections) return noConnections()
  if (state !== insufficientPrivilege) return error
  return conflict(
    'Worlds need databases of their own, and the database user of this sandbox may not create any: give it CREATEDB, or start the sandbox without DATABASE_URL.',
  )
}
