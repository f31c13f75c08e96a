import { checkToken } from '../connection/check-tokens.ts'
import type { Connection } from '../connection/read-connection.ts'
import { tokenNames, tokenWords } from '../connection/tokens.ts'
import { FoyerError } from '../sdk.ts'
import { plural } from '../terminal/plural.ts'
import { openWebhookLog } from '../webhooks/webhook-log.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

const isAcceptedPartner = ({ subject, state }: Finding) =>
  subject === tokenWords.partnerToken.title && state === 'ok'

/** A server that is busy, broken or away says nothing about a token. */
const isAboutToken = (error: Error): boolean =>
  error instanceof FoyerError && (error.isLocal || (error.status >= 400 && error.status < 429))

/** Whether the server accepts each token. */
export async function checkAllTokens(connection: Connection): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const name of tokenNames) {
    if (!connection[name]) continue
    const { title, option } = tokenWords[name]
    // A user token is sent together with the partner token, so that the refusal would be about either of them.
    if (name === 'userToken' && !findings.some(isAcceptedPartner)) {
      findings.push(
        warning(
          title,
          'not checked: it goes with a partner token',
          'give a partner token that is accepted first',
        ),
      )
      continue
    }
    findings.push(
      await checkToken(connection, name).then(
        () => ok(title, 'accepted'),
        (error: Error) =>
          isAboutToken(error)
            ? problem(title, error.message, `give another one with ${option}, or run \`foyer login\``)
            : warning(title, `not checked: ${error.message}`, 'run `foyer doctor` again later'),
      ),
    )
  }
  if (findings.length === 0)
    return [warning('tokens', 'none', 'run `foyer login`, or name one such as --partner-token')]
  return findings
}

/** So many of the latest failures are counted. */
const latest = 100

/** The endpoints whose deliveries fail. */
export async function checkEndpoints(connection: Connection): Promise<Finding[]> {
  if (!connection.partnerToken) return []
  const log = await openWebhookLog(connection)
  const { data: all } = await log.listDeliveries({ outcome: 'failed', count: latest })
  // A listener shows its failures itself, and what was for one that has ended cannot be sent again.
  const data = all.filter(({ url }) => !url.startsWith('listener:'))
  if (data.length === 0) return [ok('endpoints', 'no failed deliveries in the last 30 days')]
  const urls = [...new Set(data.map(({ url }) => url))]
  return urls.map(url => {
    const [newest, ...others] = data.filter(delivery => delivery.url === url)
    return warning(
      'endpoint',
      `${url}: ${plural(others.length + 1, 'failed delivery', 'failed deliveries')}; the latest: ${newest?.reason}`,
      `\`foyer deliveries get ${newest?.id}\` shows it, \`foyer redeliver ${newest?.id}\` repeats it`,
    )
  })
}
