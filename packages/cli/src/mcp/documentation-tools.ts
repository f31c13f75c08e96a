import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { accessOf, getOperation, namedOperations, pathOf } from '../contract/named-operations.ts'
import { describeOperation } from './describe-operation.ts'
import { search } from './search.ts'
import { readSections } from './sections.ts'
import type { Workplace } from './workplace.ts'

const annotations = { readOnlyHint: true, openWorldHint: false }

const operationRows = () =>
  namedOperations.map(({ name, operation }) => ({
    title: `${name} ${operation.summary}`,
    text: `${pathOf(operation)} ${operation.description}`,
    row: `${name}: ${operation.summary} (${operation.method} ${pathOf(operation)}, ${accessOf(operation)})`,
  }))

/** What works without a server: the guides and the operations. */
export function addDocumentationTools(server: McpServer, workplace: Workplace): void {
  server.registerTool(
    'search_documentation',
    {
      title: 'Search the documentation',
      description:
        'Searches the guides and the operations of the Foyer API (partner platform: marketplace, webhooks, telephony, bookings) and returns the best sections as Markdown.',
      inputSchema: z.strictObject({
        query: z.string().min(2).max(400).describe('a few words, such as "webhook signature rotation"'),
        count: z.int().min(1).max(10).default(4).describe('how many sections'),
      }),
      annotations,
    },
    ({ query, count }) =>
      workplace.answer(async () => {
        const sections = (await readSections()).map(each => ({
          ...each,
          title: each.heading.split(' › ').slice(1).join(' '),
        }))
        const found = search(sections, query, count).map(
          ({ guide, heading, text }) => `## ${heading}\n(${guide})\n\n${text.trim()}`,
        )
        const operations = search(operationRows(), query, count).map(({ row }) => `- ${row}`)
        return [...found, `## Operations\n${operations.join('\n') || 'None.'}`].join('\n\n')
      }),
  )
  server.registerTool(
    'list_operations',
    {
      title: 'List operations',
      description: 'Lists the operations of the API by name, with method, path and who may call them.',
      inputSchema: z.strictObject({
        filter: z.string().max(100).default('').describe('only those with this text, such as "webhooks."'),
      }),
      annotations,
    },
    ({ filter }) =>
      workplace.answer(async () => {
        const rows = operationRows().filter(({ row }) => row.toLowerCase().includes(filter.toLowerCase()))
        return rows.map(({ row }) => row).join('\n') || `No operation contains "${filter}".`
      }),
  )
  server.registerTool(
    'read_operation',
    {
      title: 'Read an operation',
      description: 'Describes one operation: input, output, errors and an example with its answer.',
      inputSchema: z.strictObject({ name: z.string().max(100).describe('such as companies.list') }),
      annotations,
    },
    ({ name }) => workplace.answer(async () => describeOperation(getOperation(name))),
  )
}
