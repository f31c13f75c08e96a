import { type BuildCommand, examples, mainCommand } from '../command.ts'
import { withConnection } from '../connection/connection-options.ts'

export const mcpCommand: BuildCommand = surroundings =>
  withConnection(
    mainCommand(
      'Speaks the Model Context Protocol on stdin and stdout: an assistant searches the documentation, reads operations, and works with a sandbox. Outside of a sandbox it only reads. No answer contains the tokens of the connection.',
    ).option('--allow-writes', 'call operations that change something also outside of a sandbox'),
  )
    .addHelpText('after', examples('mcp', 'mcp --profile staging', 'mcp --profile staging --allow-writes'))
    .action(async options => {
      // The protocol is as large as the rest of the program, and help does without it.
      await (await import('../mcp/serve.ts')).serveMcp(options, surroundings)
    })
