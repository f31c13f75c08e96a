import { type BuildCommand, examples, mainCommand, parseId } from '../command.ts'
import { onServer, type ServerOptions, sameWorld } from '../connection/connection-options.ts'
import type { DemoPerson } from '../connection/demo-file.ts'
import { findLocation, locationHelp } from '../connection/find-location.ts'
import { readConnection } from '../connection/read-connection.ts'
import { UsageError } from '../errors/command-failure.ts'
import { connect } from '../sdk.ts'
import { entitlePartner } from '../steps/entitle-partner.ts'
import { getShippedSteps, loadSteps, shippedNames } from '../steps/load-steps.ts'
import { playSteps } from '../steps/play-steps.ts'
import { parseSetting, type Step, type Steps } from '../steps/steps.ts'
import { getTrigger, triggers } from '../steps/triggers.ts'
import type { Surroundings } from '../surroundings.ts'
import { openOutput } from '../terminal/output.ts'
import { plural } from '../terminal/plural.ts'
import { tellOn } from '../terminal/tell.ts'
import { wrap } from '../terminal/wrap.ts'
import { ownChangesAreNotSent } from '../webhooks/own-changes.ts'

interface Options extends ServerOptions {
  location?: number
  application?: number
}

export const triggerCommand: BuildCommand = surroundings =>
  onServer(
    mainCommand(
      'Makes an event happen in the sandbox, by changing a record that the sandbox made for this. Where you would not get it, because none of your applications is active there, one is installed first. A file of steps calls several operations in order, each of which may use the answers before it; the guide describes the file.',
    )
      .argument('[event]', 'such as client.update')
      .option('--location <id>', locationHelp, parseId)
      .option('--application <id>', 'for events of an application; by default your first', parseId)
      .option('--list', 'list the events and the steps that come with foyer')
      .option('--file <path>', 'play the steps of this file')
      .option('--steps <name>', `play steps that come with foyer: ${shippedNames.join(', ')}`)
      .option(
        '--set <name=value>',
        'another value for a variable of the steps; may be repeated',
        parseSetting,
      ),
  )
    .addHelpText(
      'after',
      examples(
        'trigger client.update',
        'trigger --list',
        'trigger --steps booking',
        'trigger --file steps.json --set location=2',
      ),
    )
    .action(async (event, options) => {
      const { list, file, steps, set = {} } = options
      if ([event, list, file, steps].filter(Boolean).length !== 1)
        throw new UsageError('Name one event, --list, --file or --steps.')
      if (list) return printList(options, surroundings)
      if (event) return triggerEvent(event, options, surroundings)
      const play = file ? await loadSteps(file, set, surroundings) : getShippedSteps(steps ?? '', set)
      return playAll(play, options, surroundings)
    })

function printList(options: Options, surroundings: Surroundings): void {
  const output = openOutput(surroundings, options)
  const steps = shippedNames.map(name => ({ name, description: getShippedSteps(name, {}).description }))
  const data = { events: triggers.map(({ name }) => name), steps }
  output.print({ data }, ({ events }) =>
    [
      ...events,
      ...steps.map(
        ({ name, description }) =>
          `\nfoyer trigger --steps ${name}\n${wrap(description, output.width, '  ')}`,
      ),
    ].join('\n'),
  )
}

async function triggerEvent(event: string, options: Options, surroundings: Surroundings): Promise<void> {
  const { resource, status } = getTrigger(event)
  const isOfApplication = resource === 'application'
  const { application } = options
  if (application !== undefined && !isOfApplication)
    throw new UsageError(
      `--application is for events of an application, such as application.install, and for steps; leave it out for ${event}.`,
    )
  const connection = await readConnection(options, surroundings)
  const location_id = findLocation(options.location, connection)
  const foyer = connect(connection, 'partner')
  const tell = tellOn(surroundings)
  const { signal } = surroundings
  if (!isOfApplication) await entitlePartner(foyer, { location_id, tell, signal })
  const { sandbox } = foyer
  const answer = await sandbox.trigger(
    { location_id, resource, status, application_id: application },
    { signal },
  )
  openOutput(surroundings, options).print(
    answer,
    ({ resource_id, company_id }) =>
      `${resource} ${resource_id} in Location ${company_id}: ${status}. \`foyer events${sameWorld(options)}\` shows it.`,
  )
}

/** Whether a step changes something with the token of the partner itself. */
const isOwnChange = ({ named: { group, operation }, as }: Step): boolean =>
  operation.method !== 'GET' &&
  operation.access.by === 'user' &&
  group !== 'marketplace' &&
  as !== 'other-partner'

async function playAll(steps: Steps, options: Options, surroundings: Surroundings): Promise<void> {
  const output = openOutput(surroundings, options)
  const tell = tellOn(surroundings)
  const connectionAs = (person?: DemoPerson) =>
    readConnection(person ? { ...options, as: person } : options, surroundings)
  const { signal } = surroundings
  const location_id = Number(steps.variables.location)
  // What another partner does is for you to get.
  if (location_id && steps.steps.some(step => step.as === 'other-partner'))
    await entitlePartner(connect(await connectionAs(), 'partner'), {
      location_id,
      application_id: options.application,
      tell,
      signal,
    })
  const data = await playSteps(steps, { connectionAs, onStep: tell, signal })
  output.print({ data }, () => `${plural(data.length, 'step')} done.`)
  if (steps.steps.some(isOwnChange)) tell(ownChangesAreNotSent(sameWorld(options)))
}
