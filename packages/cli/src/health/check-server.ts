import { documents } from '@foyer/contract'
import type { Connection } from '../connection/read-connection.ts'
import { connect } from '../sdk.ts'
import { durationInWords } from '../terminal/duration.ts'
import { type AppState, askApi, askApp, type ListenerState, type Mode } from './ask-listeners.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

const timeoutMs = 10_000
/** Receivers refuse signatures of other times by this much (Standard Webhooks). */
const maxSkewSeconds = 300
const noticeableSkewSeconds = 5

/** The listeners, what stands behind them, their version and their time. */
export async function checkServer(
  connection: Connection,
): Promise<{ isReachable: boolean; findings: Finding[] }> {
  const [app, api] = await Promise.all([askApp(connection), askApi(connection)])
  const findings = [
    checkListener('app listener', connection.appUrl, app),
    checkListener('api listener', connection.apiUrl, api),
  ]
  // Behind a wrong address there is nothing to look at.
  if (!app.problem) findings.push(...(await checkBehind(connection, app, api.mode)))
  return { isReachable: app.isReady && api.isReady, findings }
}

async function checkBehind(connection: Connection, app: AppState, mode: Mode): Promise<Finding[]> {
  return [
    app.hasDatabase
      ? ok('database', 'responds')
      : problem('database', `/readyz says ${app.state}`, 'read the log of the server'),
    ...(app.hasDatabase ? [checkRedis(app)] : []),
    await checkVersion(connection.appUrl),
    await checkTime(connection.appUrl),
    ...(mode === 'sandbox' ? await checkSandboxClock(connection) : []),
  ]
}

function checkRedis({ redis }: AppState): Finding {
  switch (redis) {
    case 'connected':
      return ok('redis', 'connected: all processes share the rate limits')
    case 'not_used':
      return ok('redis', 'not used: each process counts the rate limits for itself')
    case 'away':
      return warning(
        'redis',
        'away: each process counts the rate limits for itself',
        'check REDIS_URL and the Redis server; the log of the server has the reason',
      )
    default:
      return warning(
        'redis',
        'not known: the server tells it to those who may read its metrics',
        'ask /readyz at HEALTH_PORT, or from an address in METRICS_ALLOW',
      )
  }
}

/** A clock that was moved is no mistake, but it explains surprises. */
async function checkSandboxClock(connection: Connection): Promise<Finding[]> {
  if (!connection.partnerToken) return []
  const { sandbox } = connect(connection, 'partner')
  const now = await sandbox.readClock().then(
    ({ data }) => Date.parse(data.now),
    () => undefined,
  )
  if (now === undefined) return []
  const ahead = Math.round((now - Date.now()) / 1000)
  return [
    ok(
      'sandbox clock',
      Math.abs(ahead) <= noticeableSkewSeconds
        ? 'shows real time'
        : `${durationInWords(ahead)} ahead of real time; attempts and logs have real times`,
    ),
  ]
}

function checkListener(
  subject: string,
  url: string,
  { isReady, state, problem: wrong }: ListenerState,
): Finding {
  if (isReady) return ok(subject, url)
  return wrong
    ? problem(subject, wrong.says, wrong.advice)
    : problem(subject, `${url}: ${state}`, 'read the log of the server')
}

async function checkVersion(appUrl: string): Promise<Finding> {
  const document = await fetch(`${appUrl}/openapi/general.json`, { signal: AbortSignal.timeout(timeoutMs) })
    .then(response => response.json() as Promise<{ info?: { version?: string } }>)
    .catch(() => undefined)
  const version = document?.info?.version
  if (!version)
    return warning('version', 'the server does not tell its version', 'check that this is a Foyer')
  return version === documents.general.version
    ? ok('version', `API ${version} on both sides`)
    : warning(
        'version',
        `the server has API ${version}, this command ${documents.general.version}`,
        'use the same version of both',
      )
}

/** The Date of a response is the real time of the server, also where the sandbox clock was moved. */
async function checkTime(appUrl: string): Promise<Finding> {
  const response = await fetch(`${appUrl}/healthz`, { signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => undefined,
  )
  const date = Date.parse(response?.headers.get('date') ?? '')
  if (Number.isNaN(date))
    return warning('time', 'the server does not tell its time', 'check what stands before it')
  const seconds = Math.abs(Math.round((Date.now() - date) / 1000))
  if (seconds > maxSkewSeconds)
    return problem(
      'time',
      `this machine and the server differ by ${seconds} s`,
      'set the time: signatures of webhooks are refused after 5 minutes',
    )
  return seconds > noticeableSkewSeconds
    ? warning('time', `this machine and the server differ by ${seconds} s`, 'synchronise the time of both')
    : ok('time', 'as on the server')
}
