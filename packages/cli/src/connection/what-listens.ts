import { connect as connectTls } from 'node:tls'
import type { Listener } from './url.ts'

/** How long an address may take to say what it is. */
const timeoutMs = 5000

/** The listeners of a Foyer that respond at an address; both behind some proxies. No token is sent. */
export async function whatListens(address: string): Promise<Set<Listener>> {
  const [ready, countries] = await Promise.all([
    read(`${address}/readyz`),
    read(`${address}/api/v1/countries`),
  ])
  return new Set<Listener>([
    ...(ready && ['ready', 'degraded'].includes(String(ready.body.status)) ? (['app'] as const) : []),
    ...(countries?.status === 401 && countries.body.success === false ? (['api'] as const) : []),
  ])
}

async function read(url: string): Promise<{ status: number; body: Record<string, unknown> } | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' })
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null
      ? { status: response.status, body: { ...body } }
      : undefined
  } catch {
    return undefined
  }
}

/** Whether a port takes TLS, whatever its certificate. */
export function speaksTls({ hostname, port }: URL): Promise<boolean> {
  return new Promise(resolve => {
    const host = hostname.replace(/^\[|\]$/g, '')
    const socket = connectTls({
      host,
      port: Number(port || 80),
      rejectUnauthorized: false,
      timeout: timeoutMs,
    })
    const end = (result: boolean) => {
      socket.destroy()
      resolve(result)
    }
    socket.once('secureConnect', () => end(true))
    socket.once('timeout', () => end(false))
    socket.once('error', () => end(false))
  })
}
