import { InvalidArgumentError } from '@commander-js/extra-typings'
import { type BuildCommand, command, examples, mainCommand } from '../command.ts'
import { onServer, type ServerOptions } from '../connection/connection-options.ts'
import { readConnection, readSandboxConnection } from '../connection/read-connection.ts'
import { UsageError } from '../errors/command-failure.ts'
import { type AllOperations, connect } from '../sdk.ts'
import type { Surroundings } from '../surroundings.ts'
import { openOutput } from '../terminal/output.ts'
import { plural } from '../terminal/plural.ts'
import { readableTime } from '../terminal/times.ts'

export const worldsCommand: BuildCommand = surroundings =>
  mainCommand(
    'A world is a sandbox of your own inside a sandbox, with its own database, clock and addresses.',
  )
    .usage('<command> [options]')
    .addCommand(list(surroundings))
    .addCommand(create(surroundings))
    .addCommand(reset(surroundings))
    .addCommand(remove(surroundings))
    .addHelpText('after', examples('worlds create', 'worlds reset w3f9a1c5e70', 'clock --world w3f9a1c5e70'))
    .action(() => {
      throw new UsageError('Say what to do: list, create, reset or delete.')
    })

const list = (surroundings: Surroundings) =>
  onServer(command('list', 'List your worlds'))
    .addHelpText('after', examples('worlds list'))
    .action(async options => {
      const answer = await (await sandboxOf(options, surroundings)).listWorlds()
      openOutput(surroundings, options).list(
        answer,
        [
          { title: 'WORLD', isKept: true, of: ({ id }) => id },
          { title: 'API', isKept: true, of: ({ api_root }) => api_root.replace(/\/api$/, '') },
          { title: 'APP', isKept: true, of: ({ app_url }) => app_url },
          { title: 'ENDS IF IDLE', leaves: 1, of: ({ expires_at }) => `${readableTime(expires_at)} UTC` },
        ],
        'No world: `foyer worlds create` makes one.',
      )
    })

const create = (surroundings: Surroundings) =>
  onServer(
    command(
      'create',
      'Create a world',
      'Creates a world and prints what demo.json says, with the addresses of the world. The first one after the start of a sandbox takes some seconds.',
    ).option('--limits', 'apply the rate limits of the sandbox'),
  )
    .addHelpText('after', examples('worlds create', 'worlds create -o json > world.json'))
    .action(async options => {
      const answer = await (await sandboxOf(options, surroundings)).createWorld({
        limits: options.limits ?? false,
      })
      openOutput(surroundings, options).print(answer, ({ id, api_root, app_url, expires_at }) =>
        [
          `World ${id}`,
          `  API  ${api_root.replace(/\/api$/, '')}`,
          `  app  ${app_url}`,
          `It ends at ${readableTime(expires_at)} UTC if no request comes before.`,
          `Use it: foyer clock --world ${id}`,
        ].join('\n'),
      )
    })

const reset = (surroundings: Surroundings) =>
  onServer(
    command(
      'reset',
      'Make a world as it was when it was new',
      'Makes a world as it was when it was new: its records, its ids and its clock. Its addresses stay.',
    ).argument('<id>', 'the world', parseWorldId),
  )
    .addHelpText('after', examples('worlds reset w3f9a1c5e70'))
    .action(async (id, options) => {
      refuseWorld(options)
      const connection = await readConnection({ ...options, world: id }, surroundings)
      const answer = await connect(connection, 'partner').sandbox.reset()
      openOutput(surroundings, options).print(answer, () => `World ${id} is new again.`)
    })

const remove = (surroundings: Surroundings) =>
  onServer(
    command('delete', 'Delete a world')
      .argument('[id]', 'the world', parseWorldId)
      .option('--all', 'delete all worlds of yours'),
  )
    .addHelpText('after', examples('worlds delete w3f9a1c5e70', 'worlds delete --all'))
    .action(async (id, options) => {
      if (!id === !options.all) throw new UsageError('Name one world, or --all.')
      const sandbox = await sandboxOf(options, surroundings)
      const output = openOutput(surroundings, options)
      if (id) {
        const answer = await sandbox.deleteWorld({ world_id: id })
        return output.print(answer, () => `World ${id} is gone.`)
      }
      const ids = (await sandbox.listWorlds()).data.map(world => world.id)
      for (const world_id of ids) await sandbox.deleteWorld({ world_id })
      output.print({ data: ids }, () => `${plural(ids.length, 'world')} deleted.`)
    })

/** The operations of the sandbox itself, also where FOYER_WORLD names a world of it. */
async function sandboxOf(
  options: ServerOptions,
  surroundings: Surroundings,
): Promise<AllOperations['sandbox']> {
  refuseWorld(options)
  return connect(await readSandboxConnection(options, surroundings), 'partner').sandbox
}

function refuseWorld({ world }: ServerOptions): void {
  if (world) throw new UsageError('A world has no worlds of its own: leave out --world.')
}

function parseWorldId(text: string): string {
  if (!/^\w{1,64}$/.test(text))
    throw new InvalidArgumentError('must be the id of a world such as w3f9a1c5e70')
  return text
}
