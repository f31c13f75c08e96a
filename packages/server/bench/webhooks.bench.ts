import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

import { median, quantile } from './harness/figures.ts'
import type { Line, OwnBenchmark } from './harness/own-benchmark.ts'
import { startServer } from './harness/server.ts'
import { addBacklog, countDue, readBody } from './webhooks/backlog.ts'
import { crash } from './webhooks/crash.ts'
import { bullMq, fillPeer, measurePeer, type Peer, pgBoss, startPeer, tunePeer } from './webhooks/peers.ts'
import { startHelper, startWorker } from './webhooks/processes.ts'
import { findPostmaster, secondsOf, secondsOfPostgres } from './webhooks/processor-time.ts'
import type { Arrivals } from './webhooks/receiver-process.ts'
import { startRedis } from './webhooks/redis.ts'

const measuredCount = 20_000
const crashCount = 20_000
/** A peer finds what a killed worker left only after its own timeouts. */
const crashPatienceMs = 150_000

/** Measures webhook deliveries from the outside: by when they arrive at a receiver in another process. */
export const run: OwnBenchmark = async ({
  databaseUrl,
  dataDir,
  pool,
  rounds,
  rows,
  profileDir,
  only,
  shutdownStack,
  signal,
  onProgress,
}) => {
  const env = { databaseUrl, dataDir, profileDir }
  const startApi = () => startServer({ databaseUrl, dataDir, roles: 'api,app' }, shutdownStack)
  // This server creates the world, and is not needed until writes are measured.
  await (await startApi()).stop()
  const receiver = await startHelper<Arrivals, { url: string }>('receiver-process', shutdownStack)
  const { url } = receiver.first
  const data = await readBody(pool)
  const body = `{"company_id":1,"resource":"client","resource_id":1,"status":"create","data":${data}}`
  const postmaster = await findPostmaster(pool)
  const lines: Line[] = []
  const parts: Record<string, () => Promise<void>> = {
    rates: measureRates,
    kill: measureKills,
    lateness: measureLateness,
    writes: measureWrites,
    backlog: measureBacklog,
  }
  let peers: TunedPeer[] | undefined
  let usualRate: number | undefined
  for (const [name, measurePart] of Object.entries(parts))
    if (name.includes(only)) {
      signal.throwIfAborted()
      await measurePart()
    }
  return lines

  async function tunedPeers(): Promise<TunedPeer[]> {
    if (peers) return peers
    const redis = await startRedis(dataDir, shutdownStack)
    if (redis === undefined) lines.push({ name: 'BullMQ', figure: 'skipped: redis-server is not installed' })
    peers = []
    for (const peer of [pgBoss(databaseUrl), ...(redis === undefined ? [] : [bullMq(redis)])]) {
      onProgress(`the best of ${peer.tuning.sizes.join(', ')} ${peer.tuning.what} for ${peer.name}`)
      peers.push({ ...peer, size: await tunePeer(peer, { url, body, count: measuredCount }, shutdownStack) })
    }
    await arrivalsSoFar()
    return peers
  }

  async function measureRates(): Promise<void> {
    const others = (await tunedPeers()).map(peer => ({ peer, rates: [] as number[] }))
    onProgress('deliveries per second, in turns with a bare loop and with the peers')
    const ours: Drained[] = []
    const bare: number[] = []
    for (let round = 0; round < Math.min(rounds, 5); round++) {
      bare.push(await measureBareLoop())
      ours.push(await drain(measuredCount))
      for (const { peer, rates } of others) {
        rates.push(
          await measurePeer(peer, { url, body, count: measuredCount, size: peer.size }, shutdownStack),
        )
        await arrivalsSoFar()
      }
    }
    const ourRates = ours.map(({ perSecond }) => perSecond)
    usualRate = median(ourRates)
    const compare = (name: string, rates: number[], atLeast: number) => {
      const ratios = ratiosOf(ourRates, rates)
      lines.push({
        name: `deliveries per second, to ${name}`,
        figure: `${median(ourRates).toFixed(0)} / ${median(rates).toFixed(0)}`,
        ratio: median(ratios),
        ratios,
        goal: { atLeast },
      })
    }
    compare('a bare loop of the same client', bare, 0.5)
    for (const { peer, rates } of others)
      compare(`${peer.name} at its best, ${peer.size} ${peer.tuning.what}`, rates, peer.goal)
    const usual = (read: (drained: Drained) => number) => `${median(ours.map(read)).toFixed(0)} µs`
    lines.push({
      name: 'processor time per delivery',
      figure: `worker ${usual(({ workerUs }) => workerUs)}, PostgreSQL ${usual(({ databaseUs }) => databaseUs)}, receiver ${usual(({ receiverUs }) => receiverUs)}`,
    })
  }

  async function measureKills(): Promise<void> {
    const tuned = await tunedPeers()
    onProgress('a worker is killed with -9')
    const from = new Date(Date.now() - 60_000)
    await addBacklog(pool, { url, count: crashCount, data, from, stepMs: 0.01 })
    await pushCrash('ours', () => startWorker(env, shutdownStack))
    for (const peer of tuned) {
      const job = { url, body, count: crashCount, size: peer.size }
      await fillPeer(peer, job, shutdownStack)
      await pushCrash(peer.name, () => startPeer(peer, job, shutdownStack))
    }
  }

  async function measureLateness(): Promise<void> {
    onProgress('lateness at half of that load')
    const half = (usualRate ?? (await drain(measuredCount)).perSecond) / 2
    const late = await lateness(half, 10)
    lines.push({
      name: `lateness over the due time at ${half.toFixed(0)} a second`,
      figure: `p50 ${quantile(late, 0.5).toFixed(0)} ms, p99 ${quantile(late, 0.99).toFixed(0)} ms`,
      ratio: quantile(late, 0.99),
      goal: { atMost: 250 },
    })
  }

  async function measureWrites(): Promise<void> {
    onProgress('writes of the API, idle and while 1,000 deliveries a second go out')
    const writes = await compareWrites((await startApi()).apiUrl)
    const ratios = ratiosOf(writes.busy, writes.idle)
    lines.push({
      name: 'API writes per second while 1,000 deliveries a second go out, to idle',
      figure: `${median(writes.busy).toFixed(0)} / ${median(writes.idle).toFixed(0)}`,
      ratio: median(ratios),
      ratios,
      goal: { atLeast: 0.8 },
    })
  }

  async function measureBacklog(): Promise<void> {
    onProgress(`a backlog of ${rows.toLocaleString('en')}`)
    const backlog = await drainBacklog()
    lines.push({
      name: `deliveries per second with ${rows.toLocaleString('en')} due, to the same with 30,000`,
      figure: `${backlog.large.toFixed(0)} / ${backlog.small.toFixed(0)}, worker ${backlog.memoryMb.toFixed(0)} MB`,
      ratio: backlog.small / backlog.large,
      goal: { atMost: 1.3 },
    })
  }

  async function pushCrash(name: string, start: Parameters<typeof crash>[0]['start']): Promise<void> {
    const { lost, doubled, seconds } = await crash({
      receiver,
      count: crashCount,
      start,
      patienceMs: crashPatienceMs,
    })
    lines.push({
      name: `kill -9 among ${crashCount.toLocaleString('en')} deliveries, ${name}`,
      figure: `${lost} missing after ${crashPatienceMs / 1000} s, ${doubled} doubled, the last after ${seconds.toFixed(1)} s`,
    })
  }

  async function measureBareLoop(): Promise<number> {
    const helper = await startHelper<{ perSecond: number }>('bare-loop-process', shutdownStack)
    const { perSecond } = await helper.ask({ url, body, count: measuredCount })
    await helper.stop()
    await arrivalsSoFar()
    return perSecond
  }

  /** Returns what has arrived since the last call. */
  async function arrivalsSoFar(): Promise<number[]> {
    return (await receiver.ask({})).arrivals
  }

  /**
   * Measures after half of the deliveries, because the start of a worker and the compiler are not what is measured.
   */
  async function drain(deliveries: number): Promise<Drained> {
    await arrivalsSoFar()
    const from = new Date(Date.now() - 60_000)
    await addBacklog(pool, { url, count: deliveries * 1.5, data, from, stepMs: 0.01 })
    const worker = await startWorker(env, shutdownStack)
    const seconds = () => [secondsOf(worker.pid), secondsOfPostgres(postmaster), secondsOf(receiver.pid)]
    // Nothing counts the remaining deliveries meanwhile, because that would be work for the database.
    const { arrivals: warmUp } = await receiver.ask({ until: deliveries / 2 })
    const before = seconds()
    const { arrivals } = await receiver.ask({ until: deliveries * 1.5 - warmUp.length })
    const after = seconds()
    while ((await countDue(pool)) > 0) await pause(100, undefined, { signal })
    await worker.stop()
    const [workerUs = 0, databaseUs = 0, receiverUs = 0] = after.map(
      (value, index) => ((value - (before[index] ?? 0)) * 1e6) / arrivals.length,
    )
    return { perSecond: rateOf(arrivals), workerUs, databaseUs, receiverUs }
  }

  async function lateness(perSecond: number, seconds: number): Promise<number[]> {
    const worker = await startWorker(env, shutdownStack)
    const begin = Date.now() + 8000
    const stepMs = 1000 / perSecond
    const count = Math.round(perSecond * (warmUpSeconds + seconds))
    await sendAll(count, { from: new Date(begin), stepMs })
    await worker.stop()
    const from = new Date(begin + warmUpSeconds * 1000)
    const { rows: found } = await pool.query<{ late: number }>(
      `select extract(epoch from attempt.started_at - delivery.due_at)::float8 * 1000 as late
       from deliveries delivery join delivery_attempts attempt
         on attempt.delivery_id = delivery.id and attempt.created_at = delivery.created_at
       where delivery.due_at >= $1`,
      [from],
    )
    await arrivalsSoFar()
    return found.map(({ late }) => late)
  }

  /** A worker runs and fans out events in both cases; only what it sends differs. */
  async function compareWrites(apiUrl: string) {
    const idle: number[] = []
    const busy: number[] = []
    const worker = await startWorker(env, shutdownStack)
    await sendAll(10_000, { from: new Date(), stepMs: 0.1 })
    for (let round = 0; round < 4; round++) {
      idle.push(await writesPerSecond(apiUrl, 4000))
      const sent = sendAll(7000, { from: new Date(Date.now() + 1000), stepMs: 1 })
      await pause(2500, undefined, { signal })
      busy.push(await writesPerSecond(apiUrl, 4000))
      await sent
    }
    await worker.stop()
    return { idle, busy }
  }

  async function sendAll(count: number, times: { from: Date; stepMs: number }): Promise<void> {
    await addBacklog(pool, { url, count, data, ...times })
    while ((await countDue(pool)) > 0) await pause(200, undefined, { signal })
  }

  async function drainBacklog() {
    const small = [await drain(measuredCount)]
    const chunk = 100_000
    for (let created = 0; created < rows; created += chunk)
      await addBacklog(pool, {
        url,
        count: Math.min(chunk, rows - created),
        data,
        from: new Date(Date.now() - 3_600_000 + created),
        stepMs: 0.01,
      })
    await pool.query('analyze due_deliveries')
    await arrivalsSoFar()
    const worker = await startWorker(env, shutdownStack)
    await pause(5000, undefined, { signal })
    await arrivalsSoFar()
    await pause(15_000, undefined, { signal })
    const arrivals = await arrivalsSoFar()
    const memoryMb = residentMegabytes(worker.pid)
    await worker.stop()
    await pool.query('truncate due_deliveries')
    await arrivalsSoFar()
    // Before and after, because the machine may have become faster or slower meanwhile.
    small.push(await drain(measuredCount), await drain(measuredCount))
    return { small: median(small.map(({ perSecond }) => perSecond)), large: rateOf(arrivals), memoryMb }
  }
}

interface TunedPeer extends Peer {
  size: number
}

interface Drained {
  perSecond: number
  workerUs: number
  databaseUs: number
  receiverUs: number
}

/** Until then the JavaScript engine is still compiling. */
const warmUpSeconds = 3

const rateOf = (arrivals: number[]): number => {
  // Everything was sent before the measurement, so there is no rate, and no goal is met.
  if (arrivals.length < 2) return Number.NaN
  const first = arrivals[0] ?? 0
  const last = arrivals.at(-1) ?? 0
  return ((arrivals.length - 1) * 1000) / (last - first)
}

const ratiosOf = (rates: number[], others: number[]): number[] =>
  rates.map((rate, index) => rate / (others[index] ?? Number.NaN))

let clients = 0

/** Runs four callers that each create clients, one after the other. */
async function writesPerSecond(apiUrl: string, ms: number): Promise<number> {
  const { request } = await import('undici')
  const { demo } = await import('../src/features/sandbox/demo-world/facts.ts')
  const start = performance.now()
  let written = 0
  const write = async () => {
    while (performance.now() - start < ms) {
      const answer = await request(`${apiUrl}/api/v1/clients/2`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${demo.partner.token}, User ${demo.owner.token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ name: 'Written', phone: `+1628${2_340_000 + ++clients}` }),
      })
      await answer.body.dump()
      if (answer.statusCode !== 201) throw new Error(`A client was refused with ${answer.statusCode}.`)
      written++
    }
  }
  await Promise.all(Array.from({ length: 4 }, write))
  return (written * 1000) / (performance.now() - start)
}

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
