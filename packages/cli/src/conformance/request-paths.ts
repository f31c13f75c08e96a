import { Deviation } from './outcomes.ts'

/** An id of an answer, before it becomes a part of a path: a server could name another place with it. */
export function requireId(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value
  throw new Deviation('an id of an answer', JSON.stringify(value) ?? 'nothing', 'a whole number')
}

/** Refuses a path that leads elsewhere than it reads, such as `/v1/client/1/../../company/1`. */
export function requirePath(address: string, path: string): void {
  const base = new URL(address)
  const { origin, pathname } = new URL(address + path)
  const [written = ''] = path.split(/[?#]/)
  if (origin !== base.origin || pathname !== base.pathname.replace(/\/$/, '') + written)
    throw new Deviation(path, 'a path that leads elsewhere', 'a plain path')
}

/** Only records of the Location are deleted, one by one. */
export function requireRecordPath(path: string, location: number): void {
  const [, kind, of, id] = /^\/v1\/([a-z_]+)\/(\d+)\/(\d+)$/.exec(path) ?? []
  if (!kind || Number(of) !== location || !(Number(id) > 0))
    throw new Deviation(`DELETE ${path}`, 'not sent', `the path of a record in Location ${location}`)
}
