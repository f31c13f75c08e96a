import type { ShutdownStack } from '../../src/start/shutdown-stack.ts'
import type { PeerQuestion } from './peer-process.ts'
import { startHelper } from './processes.ts'

export interface Peer {
  name: string
  process: string
  connection: string
  /** We should be this many times as fast as the peer. */
  goal: number
  /** The setting that matters most to the peer, and its values, of which the best counts. */
  tuning: { what: string; sizes: number[] }
}

type PeerJob = Pick<PeerQuestion, 'url' | 'body' | 'count' | 'size'>

export const pgBoss = (databaseUrl: string): Peer => ({
  name: 'pg-boss',
  process: 'boss-process',
  connection: databaseUrl,
  goal: 1.1,
  tuning: { what: 'jobs per fetch', sizes: [250, 500, 1000, 2000] },
})

export const bullMq = (socket: string): Peer => ({
  name: 'BullMQ',
  process: 'bullmq-process',
  connection: socket,
  goal: 1.7,
  tuning: { what: 'jobs at once', sizes: [32, 100, 300] },
})

export async function measurePeer(peer: Peer, job: PeerJob, shutdownStack: ShutdownStack): Promise<number> {
  const { perSecond } = await askPeer(peer, { step: 'measure', ...job }, shutdownStack)
  return perSecond
}

/** Measures each size once with fewer jobs, and returns the fastest. */
export async function tunePeer(
  peer: Peer,
  job: Omit<PeerJob, 'size'>,
  shutdownStack: ShutdownStack,
): Promise<number> {
  const rates = new Map<number, number>()
  for (const size of peer.tuning.sizes)
    rates.set(size, await measurePeer(peer, { ...job, count: job.count / 2, size }, shutdownStack))
  const [best] = [...rates].toSorted((left, right) => right[1] - left[1])
  return best?.[0] ?? 0
}

export const fillPeer = (peer: Peer, job: PeerJob, shutdownStack: ShutdownStack) =>
  askPeer(peer, { step: 'fill', ...job }, shutdownStack)

/** Sends until it is killed. */
export async function startPeer(peer: Peer, job: PeerJob, shutdownStack: ShutdownStack) {
  const helper = await startHelper(peer.process, shutdownStack)
  await helper.ask({ step: 'work', connection: peer.connection, ...job })
  return helper
}

async function askPeer(
  { process, connection }: Peer,
  question: Omit<PeerQuestion, 'connection'>,
  shutdownStack: ShutdownStack,
): Promise<{ perSecond: number }> {
  const helper = await startHelper<{ perSecond: number }>(process, shutdownStack)
  const reply = await helper.ask({ ...question, connection })
  await helper.stop()
  return reply
}
