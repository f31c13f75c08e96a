import { connect } from '../sdk.ts'
import { type Demo, toDemo } from './demo-file.ts'
import type { Connection } from './server-connection.ts'

/** Asks a sandbox for one of its worlds, which has the demo world too. */
export async function findWorld(sandbox: Connection, id: string): Promise<Demo> {
  const { data } = await connect(sandbox, 'partner').sandbox.getWorld({ world_id: id })
  return toDemo(`world ${id} of ${sandbox.apiUrl}`, data)
}
