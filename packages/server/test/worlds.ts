import { expect } from 'vitest'
import { Http } from './http.ts'
import { until } from './until.ts'
import { as, type World } from './world.ts'

export interface TestedWorld {
  id: string
  facts: Awaited<ReturnType<Http['post']>>['json']['data']
  api: Http
  app: Http
}

/** Creates a world of a sandbox, and callers of its addresses. */
export async function createWorld(
  sandbox: Pick<World, 'api'>,
  body: object = {},
  partner: string = as.partner,
): Promise<TestedWorld> {
  const { status, json, text } = await sandbox.api.post('/v2/sandbox/worlds', { as: partner, body })
  expect(status, text).toBe(201)
  const { data } = json
  return { id: data.id, facts: data, api: new Http(data.api_root), app: new Http(data.app_url) }
}

/** The names of the databases of worlds, templates and spare lives of a sandbox. */
export async function databasesOf(sandbox: World): Promise<string[]> {
  const rows = await sandbox.query(
    `select datname as name from pg_database
     where starts_with(datname, 'foyer_world_' || (select oid from pg_database where datname = current_database()) || '_')
     order by datname`,
  )
  return rows.map(({ name }) => String(name))
}

/** Waits until the spare life is there, so that the number of databases is that of the worlds and two more. */
export const databasesSettled = (sandbox: World, worlds: number) =>
  until(
    async () => (await databasesOf(sandbox)).length === worlds + 2,
    `the databases are those of ${worlds} worlds, a template and a spare`,
  )
