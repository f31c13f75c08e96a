import { setMaxListeners } from 'node:events'
import { type CheckResult, runChecks, selectChecks } from '@foyer/endpoint-checks'
import type { Context } from '../../../context.ts'
import { stopwatchMs } from '../../../platform/clock.ts'
import { hint } from '../../infrastructure/hints/hints.ts'
import { attemptTimeoutMs, endpointCheckSilenceMs } from '../limits.ts'
import { readBasis, requireSameBasis } from './basis.ts'
import { type ClaimedCheck, saveProgress } from './endpoint-checks.store.ts'
import { limitRequests } from './limit-requests.ts'
import { checkCertificate, postTo } from './post-to.ts'

const maxAtOnce = 100
const withoutRestart =
  "only a command of yours can restart it: `foyer check-endpoint URL --restart 'COMMAND'` checks this"

/** Runs all checks that the server can, and writes each result as soon as it is there. */
export async function runCheck(ctx: Context, claimed: ClaimedCheck, signal: AbortSignal): Promise<void> {
  // Loaded here, because the samples are large, and most processes never check an endpoint.
  const { openEndpoint } = await import('@foyer/endpoint-checks/open-endpoint')
  const { id, partnerId, locationId: location, withMarketplace } = claimed
  const url = new URL(claimed.url)
  const isHttps = url.protocol === 'https:'
  const ended = new AbortController()
  const either = AbortSignal.any([signal, ended.signal])
  setMaxListeners(maxAtOnce, either)
  const basis = await readBasis(ctx, partnerId)
  const { partnerToken, keys } = basis
  const target = { ctx, url, signal: either }
  const certificate = isHttps ? await checkCertificate(target) : undefined
  const checks = selectChecks({
    isHttps,
    withMarketplace,
    mustProveSecret: true,
    skip: [
      // It is signed with the token, and while that is revoked nobody pays.
      ...(partnerToken === undefined ? ['payment'] : []),
      // Without a connection the first delivery says why.
      ...(certificate?.isKnown === false ? ['certificate'] : []),
    ],
  })
  const endpoint = openEndpoint({
    keys,
    event: { resource: 'client', status: 'update' },
    location,
    partnerToken,
    certificateProblem: certificate?.problem,
    timeoutMs: attemptTimeoutMs,
    stopwatchMs,
    nowMs: () => ctx.clock.real().getTime(),
    post: limitRequests(postTo(target), stopwatchMs),
    withoutRestart,
  })
  const save = async (results: CheckResult[]) => {
    const aliveUntil = new Date(ctx.clock.real().getTime() + endpointCheckSilenceMs)
    const progress = { total: checks.length, results: results.map(toWire), aliveUntil }
    if (!(await saveProgress(ctx.db, id, progress))) ended.abort()
    hint(ctx, { kind: 'endpoint_check', partner_id: partnerId, check_id: id })
    either.throwIfAborted()
    await requireSameBasis(ctx, claimed, basis)
  }
  await save([])
  await runChecks(checks, endpoint, save)
}

const toWire = ({ name, production, expected, state, seen, advice }: CheckResult) => ({
  name,
  production,
  expected,
  state,
  seen,
  advice: advice ?? null,
})
