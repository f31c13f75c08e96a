import { type BuildCommand, examples, mainCommand, withOutput } from '../command.ts'
import { accessOf, namedOperations, pathOf } from '../contract/named-operations.ts'
import { CommandFailure } from '../errors/command-failure.ts'
import { openOutput } from '../terminal/output.ts'

export const operationsCommand: BuildCommand = surroundings =>
  withOutput(
    mainCommand(
      'Lists the operations of the API. Words are looked for in names, methods, paths, access and summaries; all of them must be there.',
    ).argument('[words...]', 'what to look for'),
  )
    .addHelpText('after', examples('operations locations', 'operations POST webhooks', 'operations -o json'))
    .action((words, options) => {
      const rows = listOperations(words)
      if (rows.length === 0) throw new CommandFailure(`No operation matches ${words.join(' ')}.`)
      const output = openOutput(surroundings, options)
      output.list(
        { data: rows },
        [
          {
            title: 'OPERATION',
            isKept: true,
            of: ({ name }) => name,
            paint: cell => output.paint('cyan', cell),
          },
          { title: 'METHOD', isKept: true, leaves: 2, of: ({ method }) => method },
          { title: 'PATH', least: 36, leaves: 3, of: ({ path }) => path },
          { title: 'CALLER', least: 12, leaves: 1, of: ({ access }) => access },
          { title: 'SUMMARY', least: 16, of: ({ summary }) => summary },
        ],
        '',
      )
    })

function listOperations(words: string[]) {
  const wanted = words.map(word => word.toLowerCase())
  return namedOperations
    .map(({ name, operation }) => ({
      name,
      method: operation.method,
      path: pathOf(operation),
      access: accessOf(operation),
      summary: operation.summary,
    }))
    .filter(row => {
      const text = Object.values(row).join(' ').toLowerCase()
      return wanted.every(word => text.includes(word))
    })
}
