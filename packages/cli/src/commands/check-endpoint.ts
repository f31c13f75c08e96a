import {
  type BuildCommand,
  examples,
  mainCommand,
  parseId,
  parseWholeNumber,
  withOutput,
} from '../command.ts'
import { allChecks, checkNames, selectChecks } from '../endpoint-checks/all-checks.ts'
import { reachEndpoint } from '../endpoint-checks/reach-endpoint.ts'
import { readEndpointUrl, readSecret } from '../endpoint-checks/read-options.ts'
import { printReport, toReport } from '../endpoint-checks/report.ts'
import { maxTimeouts, runChecks } from '../endpoint-checks/run-checks.ts'
import { getSampleEvent } from '../endpoint-checks/sample-event.ts'
import { UsageError } from '../errors/command-failure.ts'
import { exitCodes } from '../errors/exit-codes.ts'
import { type Output, openOutput } from '../terminal/output.ts'
import { openProgress } from '../terminal/progress.ts'
import { tellOn } from '../terminal/tell.ts'

/** Foyer gives up after so long. */
const timeoutSeconds = 15

export const checkEndpointCommand: BuildCommand = surroundings =>
  withOutput(
    mainCommand(
      'Does to your endpoint what production will do to it, and says what it gets wrong and how to mend it. It signs and sends by itself, to this URL alone, and needs no server of Foyer. The records in it are samples, with an ID that no record has. The exit code is 1 when a check fails, and 3 when nobody listens there.',
    )
      .argument('[url]', 'the URL of your endpoint, such as http://127.0.0.1:9000/hook')
      .option('--secret <whsec>', 'the secret that your endpoint verifies with (FOYER_WEBHOOK_SECRET)')
      .option('--event <event>', 'the event in the deliveries', 'client.update')
      .option('--location <id>', 'the Location in the deliveries', parseId, 1)
      .option(
        '--timeout <seconds>',
        'how long the endpoint may take for a response',
        parseWholeNumber({ from: 1, to: timeoutSeconds }),
        timeoutSeconds,
      )
      .option('--only <check>', 'this check and those that come first; may be repeated', checkNames)
      .option('--skip <check>', 'all checks but this one; may be repeated', checkNames)
      .option('--marketplace', 'with the events of an installation: uninstall, freeze, payment')
      .option('--partner-token <token>', 'signs the payment; it is not sent (FOYER_PARTNER_TOKEN)')
      .option('--list', 'list the checks'),
  )
    .addHelpText(
      'after',
      examples(
        'check-endpoint http://127.0.0.1:9000/hook',
        'check-endpoint https://partner.example/hook --event record.create --skip burst',
        'check-endpoint http://127.0.0.1:9000/hook --only unicode --only duplicate -o json',
        'check-endpoint --list',
      ),
    )
    .action(async (given, options) => {
      const output = openOutput(surroundings, options)
      if (options.list) return printChecks(output)
      if (!given) throw new UsageError('Which URL? For example: http://127.0.0.1:9000/hook')
      const url = readEndpointUrl(given)
      const event = getSampleEvent(options.event)
      const { only, skip, marketplace: withMarketplace = false, location, timeout } = options
      const checks = selectChecks({ only, skip, isHttps: url.protocol === 'https:', withMarketplace })
      const key = readSecret(options.secret, surroundings)
      const partnerToken = options.partnerToken || surroundings.env.FOYER_PARTNER_TOKEN
      if (!partnerToken && checks.some(({ name }) => name === 'payment'))
        throw new UsageError(
          'A payment is signed with your partner token: name it with --partner-token or FOYER_PARTNER_TOKEN, or leave the payment out with --skip payment.',
        )
      const { signal, stopwatchMs } = surroundings
      const limits = { timeoutMs: timeout * 1000, signal }
      const certificateProblem = await reachEndpoint(url, limits)
      // The samples are large, and help and completion do without them.
      const { countRequests, openEndpoint } = await import('../endpoint-checks/open-endpoint.ts')
      tellOn(surroundings)(
        `Sending ${countRequests(checks)} requests to ${url.href}: at most ${timeout} s for each, and no new check after ${maxTimeouts * timeout} s.`,
      )
      const endpoint = openEndpoint({
        url,
        key,
        event,
        location,
        partnerToken,
        certificateProblem,
        stopwatchMs,
        ...limits,
      })
      const progress = openProgress(surroundings, 'checks')
      const results = await runChecks(checks, endpoint, done => progress.show(done, checks.length)).finally(
        progress.end,
      )
      printReport(output, toReport({ url: url.href, event: options.event, checks: results }))
      if (results.some(({ state }) => state === 'failed')) surroundings.exitCode = exitCodes.failed
    })

const printChecks = (output: Output) =>
  output.list(
    {
      data: allChecks.map(({ name, production, expected, requests }) => ({
        name,
        production,
        expected,
        requests,
      })),
    },
    [
      { title: 'CHECK', isKept: true, of: ({ name }) => name },
      { title: 'EXPECTED', of: ({ expected }) => expected },
      { title: 'PRODUCTION', of: ({ production }) => production },
    ],
    '',
  )
