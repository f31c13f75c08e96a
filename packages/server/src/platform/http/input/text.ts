import type { FieldErrors } from '@foyer/contract'

/** PostgreSQL stores neither NUL nor half of a surrogate pair; both are refused before they get there. */
export function findUnstorableText(value: unknown, path: string, wrong: FieldErrors): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      wrong[path] = ['must not contain NUL or broken characters']
    return
  }
  if (value === null || typeof value !== 'object') return
  for (const [name, inner] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`
    findUnstorableText(name, at, wrong)
    findUnstorableText(inner, at, wrong)
  }
}
