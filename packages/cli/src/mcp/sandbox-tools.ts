import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { findLocation } from '../connection/find-location.ts'
import { connect } from '../sdk.ts'
import { entitlePartner } from '../steps/entitle-partner.ts'
import { getTrigger } from '../steps/triggers.ts'
import { parseDuration } from '../terminal/duration.ts'
import { location } from './server-tools.ts'
import type { Workplace } from './workplace.ts'

/** What only a sandbox has. */
export function addSandboxTools(server: McpServer, workplace: Workplace): void {
  server.registerTool(
    'trigger_event',
    {
      title: 'Trigger an event',
      description:
        'Makes an event happen in the sandbox, such as client.update or application.freeze, so that webhooks are sent.',
      inputSchema: z.strictObject({ event: z.string().max(100).describe('such as client.update'), location }),
    },
    ({ event, location: given }) =>
      workplace.answer(async () => {
        const { resource, status } = getTrigger(event)
        await workplace.requireSandbox()
        const connection = await workplace.connection()
        const foyer = connect(connection, 'partner')
        const location_id = findLocation(given, connection)
        const notes: string[] = []
        if (resource !== 'application')
          await entitlePartner(foyer, {
            location_id,
            application_id: undefined,
            tell: note => notes.push(note),
          })
        const input = { location_id, resource, status }
        const { data } = await foyer.sandbox.trigger(input as Parameters<typeof foyer.sandbox.trigger>[0])
        return { notes, event: data }
      }),
  )
  server.registerTool(
    'advance_clock',
    {
      title: 'Advance the clock',
      description:
        'Moves the clock of the sandbox forward: time limits, freezes and scheduled deliveries follow at once. It cannot be moved back.',
      inputSchema: z.strictObject({ duration: z.string().max(40).describe('such as 12h, 30m or 45s') }),
    },
    ({ duration }) =>
      workplace.answer(async () => {
        const advance_seconds = parseDuration(duration)
        await workplace.requireSandbox()
        const { sandbox } = connect(await workplace.connection(), 'partner')
        return (await sandbox.moveClock({ advance_seconds })).data
      }),
  )
}
