import type { Visit } from './visit.ts'

const deepest = 50

/** PostgreSQL stores neither NUL nor half of a surrogate pair, so both are refused here. */
export function checkText(text: string, visit: Visit): void {
  if (text.includes('\0') || !text.isWellFormed()) visit.complain('must not contain NUL or broken characters')
}

/** Checks a value without a schema: PostgreSQL can store all of its text, and it is not too deep for the stack. */
export function checkUnknown(value: unknown, visit: Visit, depth = 0): void {
  if (typeof value === 'string') return void checkText(value, visit)
  if (value === null || typeof value !== 'object' || visit.problems.isFull) return
  if (depth > deepest) return void visit.refuse('is nested too deeply')
  for (const name of Object.keys(value)) {
    visit.path.push(name)
    if (!Array.isArray(value)) checkText(name, visit)
    checkUnknown((value as Record<string, unknown>)[name], visit, depth + 1)
    visit.path.pop()
  }
}
