import type { Context } from '../../context.ts'
import { sqlStateOf } from '../../platform/database/database.ts'
import { startApart } from '../../platform/database/joined-work.ts'
import { ServerDatabases, toDatabase } from '../../platform/database/server-databases.ts'
import { conflict } from '../../platform/errors.ts'
import { type Life, openLife } from './life.ts'
import { fillTemplate } from './template.ts'

const insufficientPrivilege = '42501'
const noSuchDatabase = '3D000'

/** Opens lives on copies of a template, and keeps a spare one, because composing the routes takes most of the time. */
export class Lives {
  readonly databases: ServerDatabases
  #template: { day: string; name: Promise<string> } | undefined
  readonly #outdated: string[] = []
  #spare: Promise<Life> | undefined
  #taking = 0
  readonly #underWay = new Set<Promise<void>>()
  #isClosed = false

  constructor(private readonly main: Context) {
    this.databases = new ServerDatabases(main.db.connection)
  }

  /** Returns a life that has not begun. */
  take({ limits }: { limits: boolean }): Promise<Life> {
    return startApart(() => this.#take(limits)).catch(error => {
      if (sqlStateOf(error) !== insufficientPrivilege) throw error
      throw conflict(
        'Worlds need databases of their own, and the database user of this sandbox may not create any: give it CREATEDB, or start the sandbox without DATABASE_URL.',
      )
    })
  }

  /** Returns when the life has ended; its database is dropped in the background, because that takes longer. */
  end(life: Life): Promise<void> {
    return this.#watch(life.end())
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#endSpare()
    await this.#template?.name.catch(() => undefined)
    while (this.#underWay.size > 0) await Promise.all(this.#underWay)
    await this.databases.close()
  }

  async #take(limits: boolean): Promise<Life> {
    this.#taking++
    try {
      const life = this.#takeOnce(limits)
      const template = this.#template
      return await life.catch(error => {
        if (sqlStateOf(error) !== noSuchDatabase) throw error
        // Somebody has dropped the template.
        if (this.#template === template) this.#template = undefined
        return this.#takeOnce(limits)
      })
    } finally {
      if (--this.#taking === 0) this.#prepareNext()
    }
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
    const onEnd = () => void this.#watch(this.databases.drop(database))
    return openLife(this.main, { connection, limits, onEnd })
  }

  /** `close` waits for it, and a failure is logged: the next start drops what is left. */
  #watch(work: Promise<void>): Promise<void> {
    const watched = work
      .catch(err => this.main.log.warn({ err }, 'a world could not be ended cleanly'))
      .finally(() => this.#underWay.delete(watched))
    this.#underWay.add(watched)
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
    for (const database of this.#outdated.splice(0)) void this.#watch(this.databases.drop(database))
    if (this.#spare || !this.#template) return
    const spare = this.#open(false)
    this.#spare = spare
    spare.catch(() => {
      if (this.#spare === spare) this.#spare = undefined
    })
  }
}
