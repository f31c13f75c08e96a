import { inColumns } from '../columns.ts'
import { type Command, CommandFailure } from '../command.ts'
import { accessOf, namedOperations, pathOf } from '../named-operations.ts'
import { readOptions } from '../read-options.ts'

export const operationsCommand: Command = {
  summary: 'List the operations of the API',
  usage: `foyer operations [filter]

The filter is looked for in names, methods, paths, access and summaries:
  foyer operations locations
  foyer operations POST`,

  async run(args, { print }) {
    const { positionals } = readOptions(args, {})
    const words = positionals.map(word => word.toLowerCase())
    const rows = namedOperations
      .map(({ name, operation }) => [
        name,
        operation.method,
        pathOf(operation),
        accessOf(operation),
        operation.summary,
      ])
      .filter(row => words.every(word => row.join(' ').toLowerCase().includes(word)))
    if (rows.length === 0) throw new CommandFailure(`No operation matches ${positionals.join(' ')}.`)
    print(inColumns(rows))
    return 0
  },
}
