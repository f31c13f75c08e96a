import { type BuildCommand, command, examples, parseId } from '../command.ts'
import { sameWorld, withConnection } from '../connection/connection-options.ts'
import { type Connection, readConnection } from '../connection/read-connection.ts'
import { requireUrl } from '../connection/url.ts'
import { checkEventNames } from '../listening/event-names.ts'
import type { Forwarded } from '../listening/forward.ts'
import { openLink } from '../listening/link.ts'
import { listen } from '../listening/listen.ts'
import { deliveryLine } from '../listening/listening-words.ts'
import { connect, type Foyer } from '../sdk.ts'
import { isEntitled } from '../steps/entitle-partner.ts'
import { cleanText } from '../terminal/clean-text.ts'
import { paintFor } from '../terminal/colours.ts'
import { columnsOf } from '../terminal/width.ts'
import { ownChangesAreNotSent } from '../webhooks/own-changes.ts'

export const listenCommand: BuildCommand = surroundings =>
  withConnection(
    command(
      'listen',
      'Forward webhooks to a server on this machine',
      'Forwards every webhook of your partner account to a server on this machine, with the same headers and bytes, and reports its response, until Ctrl-C. Your endpoints still get theirs. Its times are real times, in UTC, also where the clock of the sandbox was moved.',
    )
      .requiredOption('--forward-to <url>', 'where to send them, such as http://127.0.0.1:3000/hook')
      .option('--events <name...>', 'only these: client, client.update, application.freeze')
      .option('--location <id>', 'only of this Location', parseId)
      .option('--print-json', 'print every delivery and its result as a line of JSON'),
  )
    .addHelpText(
      'after',
      examples(
        'listen --forward-to http://127.0.0.1:3000/hook',
        'listen --forward-to http://127.0.0.1:3000/hook --events client record.create --location 1',
      ),
    )
    .action(async options => {
      const to = requireUrl(options.forwardTo, '--forward-to')
      const connection = await readConnection(options, surroundings)
      const foyer = connect(connection, 'partner')
      const { source } = connection
      const known = source.kind === 'sandbox' ? source.demo.webhookSecret : undefined
      const { stdout, stderr, signal } = surroundings
      const paint = paintFor(stdout, surroundings)
      const width = columnsOf(stdout, surroundings)
      const tell = (text: string) => void stderr.write(`${cleanText(text)}\n`)
      const tellTrouble = onceWhileItLasts(tell)
      const link = openLink(connection.apiUrl, tell)
      let listener = ''
      await listen(foyer.webhooks, {
        to: new URL(to),
        stopwatchMs: surroundings.stopwatchMs,
        filter: {
          location_id: options.location,
          events: checkEventNames(options.events as string[] | undefined),
        },
        signal,
        onLost: link.onLost,
        onReady: ({ url, secretHints }) => {
          const isBack = link.onReady()
          if (isBack && url === listener) return tell('Connected again.')
          tell(`Ready: ${url} forwards to ${to}. ${secretInWords(secretHints, known)} Ctrl-C ends it.`)
          if (isBack) tell('This is a new listener: what happened in between was not sent to it.')
          else {
            tell(ownChangesAreNotSent(sameWorld(options)))
            void tellIfNothingCanCome(foyer, { ...options, connection, signal, tell })
          }
          listener = url
        },
        onMissed: count => tell(`${count} events were left out, because too many waited for this listener.`),
        onDelivery: (delivery, report, forwarded) => {
          tellTrouble(troubleInWords(to, forwarded))
          stdout.write(
            `${options.printJson ? JSON.stringify({ delivery, result: report }) : deliveryLine({ paint, width }, delivery, report, new Date())}\n`,
          )
        },
        onUnreported: ({ delivery_id }, error) =>
          tell(`The result of delivery ${delivery_id} was not taken: ${error.message}`),
      })
    })

interface Waiting {
  connection: Connection
  location?: number
  world?: string
  signal: AbortSignal
  tell(sentence: string): void
}

/** In a new sandbox no application is installed, and who waits for an event would wait for ever. */
async function tellIfNothingCanCome(
  { webhooks }: Foyer,
  { connection: { source }, location, world, signal, tell }: Waiting,
): Promise<void> {
  const location_id = location ?? (source.kind === 'sandbox' ? source.demo.locationId : undefined)
  if (source.kind !== 'sandbox' || location_id === undefined) return
  // What goes wrong here, the stream says too.
  const isSent = await isEntitled(webhooks, { location_id, signal }).catch(() => true)
  if (!isSent)
    tell(
      `Nothing comes from Location ${location_id} yet, because no application of yours is installed there: \`foyer trigger client.update${sameWorld(world ? { world } : {})}\` installs one.`,
    )
}

/** A secret is shown only once, when it is made; that of the demo world is no secret. */
function secretInWords(hints: string[], known: string | undefined): string {
  const [only, ...others] = hints
  if (known && only && others.length === 0 && known.endsWith(only))
    return `Deliveries are signed with ${known}.`
  return hints.length > 0
    ? `Deliveries are signed with the secret of your partner account that ends with ${hints.join(' or ')}; \`foyer call webhooks.rotateSecret\` makes a new one.`
    : 'Deliveries are signed: `foyer call webhooks.rotateSecret` makes and shows a secret.'
}

function troubleInWords(to: string, { result: { error }, isUnreachable }: Forwarded): string | undefined {
  if (isUnreachable) return `Nobody responds at ${to}: start your server there. Deliveries fail until then.`
  return error && `The server at ${to} gave no response: ${error} The delivery has failed.`
}

/** Tells of a trouble once, and not again before it was over or there was another one. */
function onceWhileItLasts(tell: (sentence: string) => void) {
  let last: string | undefined
  return (trouble: string | undefined) => {
    if (trouble && trouble !== last) tell(trouble)
    last = trouble
  }
}
