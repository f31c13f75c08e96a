import type { Matched } from './match.ts'

/** Formats what `npm run requirements` prints. */
export function report({ requirements, unknown }: Matched): string {
  const proven = requirements.filter(({ tests }) => tests.length > 0)
  const open = requirements.filter(({ tests }) => tests.length === 0)
  const lines = proven.flatMap(({ number, sentence, tests }) => [
    `${number}  ${sentence}`,
    ...tests.map(({ file, name }) => `        ${file}: ${name}`),
  ])
  if (open.length > 0)
    lines.push(
      '',
      'Without a test:',
      ...open.map(requirement => `${requirement.number}  ${requirement.sentence}`),
    )
  if (unknown.length > 0)
    lines.push(
      '',
      'Not in docs/requirements.md:',
      ...unknown.map(({ number, file, name }) => `${number}  ${file}: ${name}`),
    )
  const proofs = proven.reduce((sum, { tests }) => sum + tests.length, 0)
  lines.push(
    '',
    `${requirements.length} requirements: ${proven.length} proven by ${proofs} tests, ${open.length} without a test.`,
  )
  return lines.join('\n')
}
