import type { BuildCommand } from './command.ts'

export interface CommandEntry {
  name: string
  summary: string
  group: string
  /** Whether the server program runs it, and handles Ctrl-C itself. */
  isHandedOver?: true
  load(): Promise<BuildCommand>
}

const server = 'Server:'
const connection = 'Connection:'
const api = 'API:'
const webhooks = 'Webhooks:'
const sandbox = 'Sandbox:'

/** Every command. Its code is loaded when it is called, so that all of them start quickly. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'start',
    summary: 'Run the server until Ctrl-C',
    group: server,
    isHandedOver: true,
    load: async () => (await import('./commands/start.ts')).startCommand,
  },
  {
    name: 'migrate',
    summary: 'Bring the database up to date and stop',
    group: server,
    isHandedOver: true,
    load: async () => (await import('./commands/migrate.ts')).migrateCommand,
  },
  {
    name: 'admin',
    summary: 'Make an operator, or reset a lost second factor',
    group: server,
    isHandedOver: true,
    load: async () => (await import('./commands/admin.ts')).adminCommand,
  },
  {
    name: 'keys',
    summary: 'Rotate the secret key, and see what each key holds',
    group: server,
    isHandedOver: true,
    load: async () => (await import('./commands/keys.ts')).keysCommand,
  },
  {
    name: 'seed',
    summary: 'Fill a sandbox with a world of any size',
    group: server,
    isHandedOver: true,
    load: async () => (await import('./commands/seed.ts')).seedCommand,
  },
  {
    name: 'login',
    summary: 'Save a server and its tokens as a profile',
    group: connection,
    load: async () => (await import('./commands/login.ts')).loginCommand,
  },
  {
    name: 'profiles',
    summary: 'List, choose and remove profiles',
    group: connection,
    load: async () => (await import('./commands/profiles.ts')).profilesCommand,
  },
  {
    name: 'status',
    summary: 'Say whether the server is ready, and where',
    group: connection,
    load: async () => (await import('./commands/status.ts')).statusCommand,
  },
  {
    name: 'doctor',
    summary: 'Find out what is wrong with this machine, the connection and the webhooks',
    group: connection,
    load: async () => (await import('./commands/doctor.ts')).doctorCommand,
  },
  {
    name: 'operations',
    summary: 'List the operations of the API',
    group: api,
    load: async () => (await import('./commands/operations.ts')).operationsCommand,
  },
  {
    name: 'call',
    summary: 'Call an operation and print its answer',
    group: api,
    load: async () => (await import('./commands/call.ts')).callCommand,
  },
  {
    name: 'installation',
    summary: 'Show the status of an installation, and how it got there',
    group: api,
    load: async () => (await import('./commands/installation.ts')).installationCommand,
  },
  {
    name: 'conformance',
    summary: 'Find out whether a server keeps the requirements of this API',
    group: api,
    load: async () => (await import('./commands/conformance.ts')).conformanceCommand,
  },
  {
    name: 'mcp',
    summary: 'Serve the documentation and the API to an assistant (MCP)',
    group: api,
    load: async () => (await import('./commands/mcp.ts')).mcpCommand,
  },
  {
    name: 'events',
    summary: 'Read the events of a Location',
    group: webhooks,
    load: async () => (await import('./commands/events.ts')).eventsCommand,
  },
  {
    name: 'deliveries',
    summary: 'List deliveries, and show one with its attempts',
    group: webhooks,
    load: async () => (await import('./commands/deliveries.ts')).deliveriesCommand,
  },
  {
    name: 'redeliver',
    summary: 'Send a delivery again',
    group: webhooks,
    load: async () => (await import('./commands/redeliver.ts')).redeliverCommand,
  },
  {
    name: 'replay',
    summary: 'Send a range of deliveries again',
    group: webhooks,
    load: async () => (await import('./commands/replay.ts')).replayCommand,
  },
  {
    name: 'explain',
    summary: 'Explain why an event was sent or not',
    group: webhooks,
    load: async () => (await import('./commands/explain.ts')).explainCommand,
  },
  {
    name: 'listen',
    summary: 'Forward webhooks to a server on this machine',
    group: webhooks,
    load: async () => (await import('./commands/listen.ts')).listenCommand,
  },
  {
    name: 'logs',
    summary: 'Follow your requests and deliveries live',
    group: webhooks,
    load: async () => (await import('./commands/logs.ts')).logsCommand,
  },
  {
    name: 'check-endpoint',
    summary: 'Find out whether your webhook endpoint is ready for production',
    group: webhooks,
    load: async () => (await import('./commands/check-endpoint.ts')).checkEndpointCommand,
  },
  {
    name: 'trigger',
    summary: 'Make an event happen, or play a file of steps',
    group: sandbox,
    load: async () => (await import('./commands/trigger.ts')).triggerCommand,
  },
  {
    name: 'clock',
    summary: 'Read or move the clock of the sandbox',
    group: sandbox,
    load: async () => (await import('./commands/clock.ts')).clockCommand,
  },
  {
    name: 'worlds',
    summary: 'Create sandboxes of your own for tests',
    group: sandbox,
    load: async () => (await import('./commands/worlds.ts')).worldsCommand,
  },
  {
    name: 'outbox',
    summary: 'Read the mail of the sandbox',
    group: sandbox,
    load: async () => (await import('./commands/outbox.ts')).outboxCommand,
  },
  {
    name: 'voip',
    summary: 'Simulate a PBX',
    group: sandbox,
    load: async () => (await import('./commands/voip.ts')).voipCommand,
  },
  {
    name: 'completion',
    summary: 'Print a script that completes commands in your shell',
    group: 'Shell:',
    load: async () => (await import('./commands/completion.ts')).completionCommand,
  },
]
