import { didYouMean } from '../errors/closest.ts'
import { UsageError } from '../errors/command-failure.ts'
import { allChecks } from './all-checks.ts'
import { reasons } from './reasons.ts'

const numbers = [...allChecks.map(({ number }) => number), ...Object.keys(reasons)]
const areas = [...new Set(numbers.map(number => number.slice(0, 3)))]

/** Collects numbers and areas of requirements, from a repeated option or separated by commas. */
export function requirementNumbers(text: string, previous: string[] = []): string[] {
  const given = text.split(',').map(each => each.trim().toUpperCase())
  for (const each of given)
    if (!numbers.includes(each) && !areas.includes(each))
      throw new UsageError(
        `There is no requirement ${each}.${didYouMean(each, [...numbers, ...areas]) || ' `foyer conformance --list` lists them.'}`,
      )
  return [...previous, ...given]
}

interface Selection {
  only?: string[]
  skip?: string[]
}

/** Whether a requirement is asked for, by its number or its area. */
export const isSelected = (number: string, { only, skip = [] }: Selection): boolean => {
  const isNamed = (names: string[]) => names.includes(number) || names.includes(number.slice(0, 3))
  return (only === undefined || isNamed(only)) && !isNamed(skip)
}
