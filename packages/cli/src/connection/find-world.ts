import { CommandFailure } from '../errors/command-failure.ts'
import { connect } from '../sdk.ts'
import { type Demo, toDemo } from './demo-file.ts'
import type { Connection } from './server-connection.ts'

/** Asks a sandbox for one of its worlds, which has the demo world too. */
export async function findWorld(sandbox: Connection, id: string): Promise<Demo> {
  const { data } = await connect(sandbox, 'partner').sandbox.getWorld({ world_id: id })
  const demo = toDemo(`world ${id} of ${sandbox.apiUrl}`, data)
  requireBeside(demo.apiUrl, [sandbox.apiUrl], id)
  requireBeside(demo.appUrl, [sandbox.apiUrl, sandbox.appUrl], id)
  return demo
}

/** Tokens go to the addresses of a world, so that these must be those of the sandbox, but for the port. */
function requireBeside(address: string, own: string[], id: string): void {
  if (own.some(each => placeOf(each) === placeOf(address))) return
  throw new CommandFailure(
    `The sandbox says that world ${id} is at ${address}, which is another host than that of the sandbox: no token is sent there.`,
  )
}

function placeOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname } = new URL(address)
  const isHere = ['localhost', '[::1]'].includes(hostname) || /^127\.\d+\.\d+\.\d+$/.test(hostname)
  return `${protocol}//${isHere ? 'this machine' : hostname}`
}
