import { setMaxListeners } from 'node:events'
import { allChecks, type Check, countRequests, maxTimeouts, runChecks } from '@foyer/endpoint-checks'
import {
  type BuildCommand,
  examples,
  mainCommand,
  parseId,
  parseWholeNumber,
  withOutput,
} from '../command.ts'
import { findDemo } from '../connection/demo-file.ts'
import { checkNames, requireChecks } from '../endpoint-checks/check-names.ts'
import { reachEndpoint } from '../endpoint-checks/reach-endpoint.ts'
import { readEndpointUrl, readSecret } from '../endpoint-checks/read-options.ts'
import { printReport, toReport } from '../endpoint-checks/report.ts'
import { readRestart, withoutRestart } from '../endpoint-checks/restart.ts'
import { getSampleEvent } from '../endpoint-checks/sample-event.ts'
import { sendRequest } from '../endpoint-checks/send-request.ts'
import { UsageError } from '../errors/command-failure.ts'
import { exitCodes } from '../errors/exit-codes.ts'
import { type Output, openOutput } from '../terminal/output.ts'
import { plural } from '../terminal/plural.ts'
import { openProgress } from '../terminal/progress.ts'
import { tellOn } from '../terminal/tell.ts'

/** Foyer gives up after so long. */
const timeoutSeconds = 15
const maxAtOnce = 100

export const checkEndpointCommand: BuildCommand = surroundings =>
  withOutput(
    mainCommand(
      'Does to your endpoint what production will do to it, and says what it gets wrong and how to mend it. It signs and sends by itself, to this URL alone, and needs no server of Foyer. The records in it are samples, with an ID that no record has. The exit code is 1 when a check fails, and 3 when nobody listens there.',
    )
      .argument('[url]', 'the URL of your endpoint, such as http://127.0.0.1:9000/hook')
      .option(
        '--secret <whsec>',
        'the secret that your endpoint verifies with (FOYER_WEBHOOK_SECRET); in the folder of a sandbox, that of its demo world',
      )
      .option('--event <event>', 'the event in the deliveries', 'client.update')
      .option(
        '--location <id>',
        'the Location in the deliveries (default: 1; in those of an installation one that does not exist)',
        parseId,
      )
      .option(
        '--timeout <seconds>',
        'how long the endpoint may take for a response',
        parseWholeNumber({ from: 1, to: timeoutSeconds }),
        timeoutSeconds,
      )
      .option('--only <check>', 'this check and those that come first; may be repeated', checkNames)
      .option('--skip <check>', 'all checks but this one; may be repeated', checkNames)
      .option(
        '--restart [command]',
        'restart the endpoint with this command, while deliveries come; without a command you do it yourself',
      )
      .option(
        '--marketplace',
        'with the events of an installation: uninstall, freeze, payment; their IDs do not exist',
      )
      .option('--partner-token <token>', 'signs the payment; it is not sent (FOYER_PARTNER_TOKEN)')
      .option('--list', 'list the checks'),
  )
    .addHelpText(
      'after',
      examples(
        'check-endpoint http://127.0.0.1:9000/hook',
        'check-endpoint https://partner.example/hook --event record.create --skip burst',
        'check-endpoint http://127.0.0.1:9000/hook --only unicode --only duplicate -o json',
        "check-endpoint http://127.0.0.1:9000/hook --restart 'docker compose restart hook'",
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
      const checks = requireChecks({ only, skip, isHttps: url.protocol === 'https:', withMarketplace })
      const demo = await findDemo(surroundings)
      const key = readSecret(options.secret || surroundings.env.FOYER_WEBHOOK_SECRET || demo?.webhookSecret)
      const partnerToken =
        options.partnerToken || surroundings.env.FOYER_PARTNER_TOKEN || demo?.tokensOf('owner').partnerToken
      if (!partnerToken && checks.some(({ name }) => name === 'payment'))
        throw new UsageError(
          'A payment is signed with your partner token: name it with --partner-token or FOYER_PARTNER_TOKEN, or leave the payment out with --skip payment.',
        )
      const restart = readRestart(options.restart, surroundings)
      const { signal, stopwatchMs } = surroundings
      // Every request of a burst listens for Ctrl-C.
      setMaxListeners(maxAtOnce, signal)
      const limits = { timeoutMs: timeout * 1000, signal }
      const certificateProblem = await reachEndpoint(url, limits)
      // The samples are large, and help and completion do without them.
      const { openEndpoint } = await import('@foyer/endpoint-checks/open-endpoint')
      tellOn(surroundings)(
        `Sending ${requestsInWords(checks, restart !== undefined)} to ${url.href}: at most ${timeout} s for each, and no new check after ${maxTimeouts * timeout} s.`,
      )
      const endpoint = openEndpoint({
        keys: [key],
        event,
        location: location ?? 1,
        marketplaceLocation: location,
        partnerToken,
        certificateProblem,
        timeoutMs: limits.timeoutMs,
        stopwatchMs,
        nowMs: Date.now,
        post: (delivery, form) => sendRequest(url, { ...delivery, ...form }, { ...limits, stopwatchMs }),
        restart,
        withoutRestart,
      })
      const progress = openProgress(surroundings, 'checks')
      const results = await runChecks(checks, endpoint, ({ length }) =>
        progress.show(length, checks.length),
      ).finally(progress.end)
      printReport(output, toReport({ url: url.href, event: options.event, checks: results }))
      if (results.some(({ state }) => state === 'failed')) surroundings.exitCode = exitCodes.failed
    })

/** A restart takes as many as come while it lasts. */
function requestsInWords(checks: Check[], withRestart: boolean): string {
  const others = plural(countRequests(checks.filter(({ name }) => name !== 'restart')), 'request')
  const isRestarted = withRestart && checks.some(({ name }) => name === 'restart')
  return isRestarted ? `${others}, and one every 0.2 s during the restart,` : others
}

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
