import { examples } from '@foyer/contract/examples'
import { exampleCommand } from './example-command.ts'
import type { NamedOperation } from './named-operations.ts'

/** An answer that is longer is cut: it is there to show the shape. */
const maxAnswerLines = 30

/** A command that was really sent to a sandbox, and what the sandbox answered. */
export function exampleHelp(named: NamedOperation): string {
  const { answer, follows = [] } = examples.operations[named.operation.name] ?? {}
  const before = follows.length > 0 ? `\n  It follows: ${follows.join(', ')}` : ''
  const example = `\nExample:\n  ${exampleCommand(named)}${before}`
  return answer === undefined ? example : `${example}\n\nIt answers:\n${cutAnswer(answer)}`
}

function cutAnswer(answer: unknown): string {
  const lines = JSON.stringify(answer, null, 2).split('\n')
  const shown = lines.length > maxAnswerLines ? [...lines.slice(0, maxAnswerLines), '…'] : lines
  return shown.map(line => `  ${line}`).join('\n')
}
