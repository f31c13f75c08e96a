import { useEffect, useState } from 'react'

export interface SandboxLogin {
  id: number
  label: string
  login: string
  password: string
}

const isLogin = (value: unknown): value is SandboxLogin =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  ['label', 'login', 'password'].every(name => typeof (value as Record<string, unknown>)[name] === 'string')

/** The logins of the demo world, which only a sandbox serves. */
export function useSandboxLogins(): SandboxLogin[] {
  const [logins, setLogins] = useState<SandboxLogin[]>([])
  useEffect(() => {
    const controller = new AbortController()
    readLogins(controller.signal).then(setLogins, () => undefined)
    return () => controller.abort()
  }, [])
  return logins
}

async function readLogins(signal: AbortSignal): Promise<SandboxLogin[]> {
  const response = await fetch('/sandbox.json', { signal, headers: { Accept: 'application/json' } })
  if (!response.ok) return []
  const { logins } = (await response.json()) as { logins?: unknown }
  return Array.isArray(logins) ? logins.filter(isLogin) : []
}
