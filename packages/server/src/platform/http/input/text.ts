import type { FieldErrors } from '@foyer/contract'

const deepest = 50

/**
 * PostgreSQL stores neither NUL nor half of a surrogate pair; both are refused before they get there, and so is what
 * is nested so deeply that somebody's stack would end.
 */
export function findUnstorableText(value: unknown, path: string, wrong: FieldErrors, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      wrong[path] = ['must not contain NUL or broken characters']
    return
  }
  if (value === null || typeof value !== 'object') return
  if (depth > deepest) return void (wrong[path] = ['is nested too deeply'])
  for (const [name, inner] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`
    findUnstorableText(name, at, wrong)
    findUnstorableText(inner, at, wrong, depth + 1)
  }
}
