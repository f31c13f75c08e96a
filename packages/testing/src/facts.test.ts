import { describe, expect, it } from 'vitest'
import { demoFacts } from '../../server/src/features/sandbox/demo-world/demo-file.ts'
import { factNames } from './facts.ts'

const isNamesToIds = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(Number.isInteger)

describe('the types of the facts', () => {
  it('TST-01 have the names of the demo world, and no others', () => {
    const facts = demoFacts({ api: 'http://127.0.0.1:1', app: 'http://127.0.0.1:2' })
    const names = Object.entries(facts).flatMap(([group, value]) =>
      isNamesToIds(value) ? [[group, new Set(Object.keys(value))]] : [],
    )
    const typed = Object.entries(factNames).map(([group, list]) => [group, new Set<string>(list)])
    expect(Object.fromEntries(typed)).toEqual(Object.fromEntries(names))
  })
})
