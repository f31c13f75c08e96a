import { once } from 'node:events'
import { McpServer } from '@modelcontextprotocol/server'
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import manifest from '../../package.json' with { type: 'json' }
import type { ConnectionOptions } from '../connection/connection-options.ts'
import type { Surroundings } from '../surroundings.ts'
import { tellOn } from '../terminal/tell.ts'
import { addDocumentationTools } from './documentation-tools.ts'
import { addGuides } from './guides.ts'
import { addSandboxTools } from './sandbox-tools.ts'
import { addServerTools } from './server-tools.ts'
import { Workplace } from './workplace.ts'

const instructions =
  'Foyer is a partner platform of appointment businesses. Search the documentation first, read an operation before you call it, and try things in a sandbox: there you can trigger events, move the clock and see the deliveries.'

/** Serves the tools on stdin and stdout until stdin ends. */
export async function serveMcp(
  options: ConnectionOptions & { allowWrites?: true },
  surroundings: Surroundings,
): Promise<void> {
  const { stdin, stdout, signal } = surroundings
  const workplace = new Workplace(options, surroundings)
  const transport = new StdioServerTransport(stdin, stdout)
  const handle = serveStdio(
    async () => {
      const server = new McpServer({ name: 'foyer', version: manifest.version }, { instructions })
      addDocumentationTools(server, workplace)
      addServerTools(server, workplace)
      addSandboxTools(server, workplace)
      await addGuides(server)
      return server
    },
    { transport, onerror: error => tellOn(surroundings)(error.message) },
  )
  await Promise.race([once(stdin, 'close'), once(stdin, 'end'), once(signal, 'abort')]).finally(() =>
    handle.close(),
  )
}
