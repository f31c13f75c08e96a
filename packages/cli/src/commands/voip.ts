import { Option } from '@commander-js/extra-typings'
import { type BuildCommand, command, examples, parseWholeNumber } from '../command.ts'
import { withConnection } from '../connection/connection-options.ts'
import { readConnection } from '../connection/read-connection.ts'
import { CommandFailure, UsageError } from '../errors/command-failure.ts'
import { exitCodes } from '../errors/exit-codes.ts'
import { connect } from '../sdk.ts'
import type { Surroundings } from '../surroundings.ts'
import { planCalls, play, scenarioNames, setup } from '../telephony/play-calls.ts'

export const voipCommand: BuildCommand = surroundings =>
  command('voip', 'Simulate a PBX', 'Plays a PBX that calls the telephony integration.')
    .usage('<command> [options]')
    .addCommand(simulate(surroundings))
    .addHelpText('after', examples('voip simulate --scenario missed'))
    .action(() => {
      throw new UsageError('Say what to do: simulate.')
    })

const simulate = (surroundings: Surroundings) =>
  withConnection(
    command(
      'simulate',
      'Let calls ring, and save them',
      'Enables the integration, lets calls ring and saves them, and prints every request and its answer. The same scenario with the same seed makes the same calls; a repeat updates them.',
    )
      .addOption(new Option('--scenario <name>', 'what happens').choices(scenarioNames).default('answered'))
      .option('--count <number>', 'how many calls', parseWholeNumber({ from: 1, to: 999_999 }), 1)
      .option('--seed <number>', 'another number makes other calls', parseWholeNumber({ to: 999_999 }), 1)
      .option('--phone <number>', 'the caller')
      .option('--diversion <number>', 'the number that is called')
      .option('--user <subscriber>', 'the SIP subscriber')
      .option(
        '--crm-token <token>',
        'the token of the Chain; by default that of the demo Chain (FOYER_CRM_TOKEN)',
      )
      .option('--disable', 'disable the integration in the end'),
  )
    .addHelpText(
      'after',
      examples(
        'voip simulate --scenario late-recording',
        'voip simulate --scenario random --count 20 --seed 7',
      ),
    )
    .action(async options => {
      const { scenario, count, seed, phone, diversion, user } = options
      const calls = planCalls({ scenario, count, seed, given: { phone, diversion, user } })
      const connection = await readConnection(options, surroundings)
      const ofDemo = connection.source.kind === 'sandbox' ? connection.source.demo.crmToken : undefined
      const crmToken = options.crmToken || surroundings.env.FOYER_CRM_TOKEN || ofDemo
      if (!crmToken)
        throw new CommandFailure(
          'Name the token of the Chain with --crm-token or FOYER_CRM_TOKEN.',
          exitCodes.notAuthenticated,
        )
      const foyer = connect(connection)
      const { signal } = surroundings
      const print = (text: string) => void surroundings.stdout.write(`${text}\n`)
      const steps = [setup('enable'), ...calls.flat(), ...(options.disable ? [setup('disable')] : [])]
      for (const step of steps) await play(foyer, step, { crmToken, print, signal })
      print(`${calls.length === 1 ? 'One call' : `${calls.length} calls`}, ${steps.length} requests.`)
    })
