import type { Requirement } from './parse-requirements.ts'

export interface NamedTest {
  file: string
  name: string
}

export interface Matched {
  /** The requirements in the order of the list. */
  requirements: (Requirement & { tests: NamedTest[] })[]
  /** Tests whose number is not in the list. */
  unknown: (NamedTest & { number: string })[]
}

// UTF-16 looks like a requirement number and is none.
const number = /\b(?!UTF-)[A-Z]{3}-\d{2,3}\b/g

const numbersIn = (name: string): string[] => [...new Set(name.match(number))]

/** Matches tests with the requirements that they prove. */
export function match(requirements: Requirement[], tests: NamedTest[]): Matched {
  const byNumber = new Map(
    requirements.map(requirement => [requirement.number, { ...requirement, tests: [] as NamedTest[] }]),
  )
  const unknown: Matched['unknown'] = []
  for (const test of tests)
    for (const named of numbersIn(test.name)) {
      const requirement = byNumber.get(named)
      if (requirement) requirement.tests.push(test)
      else unknown.push({ ...test, number: named })
    }
  return { requirements: [...byNumber.values()], unknown }
}
