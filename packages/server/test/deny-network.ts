import { Socket } from 'node:net'

/** Tests never connect to other machines: such a connection fails at once, and the error names its target. */
const denied = Symbol.for('foyer.network-denied')
const connect = Socket.prototype.connect

function connectHere(this: Socket, ...args: unknown[]) {
  const [first] = (Array.isArray(args[0]) ? args[0] : args) as [unknown]
  const target =
    typeof first === 'object' && first !== null ? (first as { host?: string; path?: string }) : {}
  const host = target.path ? undefined : (target.host ?? (typeof args[1] === 'string' ? args[1] : undefined))
  if (host !== undefined && !/^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host))
    throw new Error(`A test tried to connect to ${host}; only this machine is allowed.`)
  return Reflect.apply(connect, this, args)
}

// Test files share a process, and each of them runs this again.
if (!(denied in connect))
  Socket.prototype.connect = Object.assign(connectHere, { [denied]: true }) as typeof connect
