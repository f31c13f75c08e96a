import { invalid } from '../../../platform/errors.ts'

const loopback = ['127.0.0.1', 'localhost', '[::1]']

/** Redirect URIs are compared exactly, so each must be written as a browser would send it. */
export function checkRedirectUris(mode: 'sandbox' | 'production', uris: string[]): void {
  const fieldErrors = Object.fromEntries(
    uris.flatMap((uri, index) => {
      const problem = problemOf(uri, mode)
      return problem ? [[`redirect_uris.${index}`, [problem]]] : []
    }),
  )
  if (Object.keys(fieldErrors).length > 0) throw invalid(fieldErrors)
}

function problemOf(uri: string, mode: 'sandbox' | 'production'): string | undefined {
  if (!URL.canParse(uri) || /\s/.test(uri)) return 'must be an absolute address'
  const { protocol, hostname, username, password } = new URL(uri)
  if (uri.includes('#')) return 'must not have a fragment'
  if (username || password) return 'must not carry a user or a password'
  const isLocal = mode === 'sandbox' && protocol === 'http:' && loopback.includes(hostname)
  if (protocol !== 'https:' && !isLocal) return 'must be an https address'
  return undefined
}
