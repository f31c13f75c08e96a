import { isSecretName } from './secret-name.ts'

/** A name and its value in JSON that is cut or broken: a text with its escapes, or a list. */
const named = /"([^"\\]{1,100})"(\s*:\s*)("(?:[^"\\]|\\.)*"?|\[[^\]]*\]?)/gs

/** Replaces tokens that are known. */
export const maskKnown = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((left, secret) => left.replaceAll(secret, '…'), text)

/** Replaces the texts in whatever is called a token, a secret, a password, a key or codes, also in lists. */
export function maskIssuedIn(value: unknown, isSecret = false): unknown {
  if (typeof value === 'string') return isSecret && value !== '' ? '…' : value
  if (Array.isArray(value)) return value.map(item => maskIssuedIn(item, isSecret))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, maskIssuedIn(item, isSecretName(name))]),
  )
}

/** The same in a text, which is JSON or has parts of it. */
export function maskIssued(text: string): string {
  try {
    return JSON.stringify(maskIssuedIn(JSON.parse(text))) ?? text
  } catch {
    return text.replaceAll(named, (whole, name: string, between: string) =>
      isSecretName(name) ? `"${name}"${between}"…"` : whole,
    )
  }
}
