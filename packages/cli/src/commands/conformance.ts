import { Option } from '@commander-js/extra-typings'
import { type BuildCommand, examples, mainCommand, parseId, withOutput } from '../command.ts'
import { allChecks } from '../conformance/all-checks.ts'
import { announce } from '../conformance/announce.ts'
import { findIsSandbox } from '../conformance/find-is-sandbox.ts'
import { readFacts } from '../conformance/read-facts.ts'
import { reasons } from '../conformance/reasons.ts'
import { countStates, printReport } from '../conformance/report.ts'
import { readRequirements } from '../conformance/requirements.ts'
import { runConformance } from '../conformance/run-conformance.ts'
import { isSelected, requirementNumbers } from '../conformance/select-checks.ts'
import { requireListenerUrl } from '../connection/url.ts'
import { CommandFailure, UsageError } from '../errors/command-failure.ts'
import { exitCodes } from '../errors/exit-codes.ts'
import { confirm } from '../terminal/ask.ts'
import { type Output, openOutput } from '../terminal/output.ts'
import { tellOn } from '../terminal/tell.ts'
import { beside } from '../terminal/wrap.ts'

export const conformanceCommand: BuildCommand = surroundings =>
  withOutput(
    mainCommand(
      'Asks a server over HTTP what docs/requirements.md promises, and prints for each number whether it is proven, failed or not checked. What it needs to know about the server, such as tokens, a Location and applications, comes from a file of the form of demo.json. What it makes has names that begin with "Foyer conformance", is made in the given Location alone and is removed again; outside of a sandbox it asks first. The exit code is 1 when a requirement fails.',
    )
      .option('--base-url <url>', 'the API with its version, such as https://api.example/api/v1')
      .addOption(new Option('--api-url <url>', 'the API, as other commands name it').hideHelp())
      .option('--app-url <url>', 'the app address, such as https://app.example')
      .option('--facts <file>', 'what is to know about the server; by default demo.json of the sandbox')
      .option('--profile <name>', 'the server and the tokens of a profile, instead of --facts')
      .option('--partner-token <token>', 'the partner that calls, instead of that of the facts')
      .option('--user-token <token>', 'an owner of the Location, instead of that of the facts')
      .option(
        '--location <id>',
        'the Location in which records are made, instead of that of the facts',
        parseId,
      )
      .option(
        '--only <number>',
        'this requirement, or those of an area such as ENV; may be repeated',
        requirementNumbers,
      )
      .option(
        '--skip <number>',
        'all requirements but this one or this area; may be repeated',
        requirementNumbers,
      )
      .option('--list', 'list the requirements, and how each is checked')
      .option('--yes', 'change records also outside of a sandbox'),
  )
    .addHelpText(
      'after',
      examples(
        'conformance',
        'conformance --only ENV,AUT -o table',
        'conformance --base-url https://api.example/api/v1 --app-url https://app.example --facts facts.json --yes',
        'conformance --list',
      ),
    )
    .action(async options => {
      const output = openOutput(surroundings, options)
      const requirements = (await readRequirements()).filter(({ number }) => isSelected(number, options))
      if (options.list) return printList(output, requirements)
      if (requirements.length === 0) throw new UsageError('--only and --skip leave nothing to check.')
      const { facts, addresses, baseUrl } = await readFacts(withBaseUrl(options), surroundings)
      const checks = allChecks.filter(({ number }) => isSelected(number, options))
      const isSandbox = await findIsSandbox(addresses, facts, surroundings.signal)
      const location = `Location ${facts.find('locations.main') ?? '(none given)'}`
      tellOn(surroundings)(announce({ baseUrl, location, checks, requirements: requirements.length }))
      const isChanging = checks.some(({ changes, leaves }) => changes || leaves)
      if (
        isChanging &&
        !isSandbox &&
        !options.yes &&
        !(await confirm(surroundings, 'This is not a sandbox. Go on?'))
      )
        throw new CommandFailure('Nothing was checked.')
      const { results, left } = await runConformance(
        { requirements, checks, facts, addresses, isSandbox },
        surroundings,
      )
      const counts = countStates(results)
      printReport(output, {
        base_url: baseUrl,
        app_url: addresses.app,
        location: facts.find('locations.main') ?? '',
        counts,
        left,
        requirements: results,
      })
      if (counts.failed > 0 || left.length > 0) surroundings.exitCode = exitCodes.failed
    })

/** Other commands name the API without its version. */
function withBaseUrl<Given extends { apiUrl?: string; baseUrl?: string }>(options: Given): Given {
  const { apiUrl, baseUrl } = options
  if (!apiUrl) return options
  if (baseUrl) throw new UsageError('--base-url and --api-url both name the API: leave one out.')
  return { ...options, baseUrl: `${requireListenerUrl(apiUrl, 'api', '--api-url')}/api/v1` }
}

function printList(output: Output, requirements: { number: string; sentence: string }[]): void {
  const rows = requirements.map(({ number, sentence }) => {
    const check = allChecks.find(each => each.number === number)
    return {
      number,
      looks: check?.looks ?? '',
      changes: check?.changes?.join(', ') ?? '',
      leaves: check?.leaves?.join(', ') ?? '',
      not_checked: check ? '' : (reasons[number] ?? ''),
      sentence,
    }
  })
  output.print({ data: rows }, () => rows.map(row => listedInWords(row, output.width)).join('\n'))
}

interface Listed {
  number: string
  looks: string
  changes: string
  not_checked: string
  sentence: string
}

/** The requirement, and under it how it is checked. */
function listedInWords(row: Listed, width: number | undefined): string {
  const { number, looks, changes, not_checked, sentence } = row
  const heading = `${number}  `
  const how = looks
    ? `Checked: ${looks}.${changes && ` Changes: ${changes}.`}`
    : `Not checked: ${not_checked}.`
  return [beside(heading, sentence, width), beside(' '.repeat(heading.length), how, width)].join('\n')
}
