import { resourceKinds } from '@foyer/contract'
import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { demoPeople } from '../connection/demo-file.ts'
import { findLocation } from '../connection/find-location.ts'
import { methodOf } from '../contract/call-operation.ts'
import { getOperation } from '../contract/named-operations.ts'
import { CommandFailure } from '../errors/command-failure.ts'
import { connect } from '../sdk.ts'
import { openWebhookLog } from '../webhooks/webhook-log.ts'
import { whyNotCall } from './may-call.ts'
import type { Workplace } from './workplace.ts'

export const location = z.int().min(1).optional().describe('the Location; in the sandbox the first one')

/** Reads of the server, and calls of operations. */
export function addServerTools(server: McpServer, workplace: Workplace): void {
  server.registerTool(
    'call_operation',
    {
      title: 'Call an operation',
      description:
        'Calls an operation of the API with the saved tokens and returns its answer. In a sandbox every operation; elsewhere only those that read, unless writes were allowed at the start.',
      inputSchema: z.strictObject({
        name: z.string().max(100).describe('such as companies.list'),
        input: z
          .record(z.string(), z.unknown())
          .default({})
          .describe('the fields, as read_operation names them'),
        as: z.enum(demoPeople).optional().describe('a person of the demo world, in the sandbox'),
      }),
      annotations: { destructiveHint: true, openWorldHint: true },
    },
    ({ name, input, as }, { mcpReq: { signal } }) =>
      workplace.answer(async () => {
        const named = getOperation(name)
        const connection = await workplace.connection(as)
        const { allowsWrites } = workplace
        const reason = whyNotCall(named, { isSandbox: await workplace.isSandbox(), allowsWrites })
        if (reason) throw new CommandFailure(reason)
        const { data, meta } = await methodOf(connect(connection, named.operation.access.by), named)(input, {
          signal,
        })
        return { data, meta }
      }),
  )
  server.registerTool(
    'list_deliveries',
    {
      title: 'List webhook deliveries',
      description: 'Lists the newest webhook deliveries, with their status and why they failed.',
      inputSchema: z.strictObject({
        location,
        status: z.enum(['scheduled', 'delivered', 'failed', 'held', 'cancelled']).optional(),
        count: z.int().min(1).max(100).default(20),
      }),
      annotations: { readOnlyHint: true },
    },
    ({ location: location_id, status, count }) =>
      workplace.answer(async () => {
        await workplace.isSandbox()
        const log = await openWebhookLog(await workplace.connection())
        const { data } = await log.listDeliveries({ location_id, outcome: status, count })
        return data
      }),
  )
  server.registerTool(
    'explain_event',
    {
      title: 'Explain an event',
      description:
        'Says in sentences, for the last changes of a record, why each of your endpoints got the event or not.',
      inputSchema: z.strictObject({
        resource: z
          .enum(Object.keys(resourceKinds) as [keyof typeof resourceKinds])
          .describe('the kind of record'),
        record_id: z.int().min(1),
        location,
      }),
      annotations: { readOnlyHint: true },
    },
    ({ resource, record_id, location: given }) =>
      workplace.answer(async () => {
        await workplace.isSandbox()
        const connection = await workplace.connection()
        const log = await openWebhookLog(connection)
        const location_id = findLocation(given, connection)
        const { data } = await log.explain({ location_id, resource, resource_id: record_id })
        return data
      }),
  )
}
