import type { Comparison, Requests } from '../comparison.ts'
import { findCpuTime } from './cpu-time.ts'
import { type Figures, toRatio, toSide } from './figures.ts'
import { Load, type Round } from './load.ts'
import { watchOtherPrograms } from './other-programs.ts'

interface MeasuredServer {
  url: string
  pid: number
}

export interface Measurement {
  comparison: Comparison
  requests: Requests
  ours: MeasuredServer
  floor: MeasuredServer
  rounds: number
  signal: AbortSignal
}

interface Measured {
  load: Load
  pid: number
  rounds: Round[]
  cpuSeconds: number
}

// Until then the JavaScript engine is still compiling the code of both.
const defaultWarmUpMs = 6000

/** Measures rounds in the order A B, B A, A B …, so that a disturbance affects both. */
export async function measure({
  comparison,
  requests,
  rounds,
  signal,
  ...ends
}: Measurement): Promise<Figures> {
  const { name, goal, p99Goal, connections = 16, roundMs = 1000, warmUpMs = defaultWarmUpMs } = comparison
  const open = async ({ url, pid }: MeasuredServer): Promise<Measured> => {
    const load = await Load.open({ url, requests, connections, signal })
    return { load, pid, rounds: [], cpuSeconds: 0 }
  }
  const [ours, floor] = [await open(ends.ours), await open(ends.floor)]
  try {
    await requireSameAnswer(ours.load, floor.load, comparison)
    for (const { load } of [ours, floor]) await load.run(warmUpMs)
    const othersShare = watchOtherPrograms()
    for (let round = 0; round < rounds && !signal.aborted; round++)
      for (const side of round % 2 === 0 ? [ours, floor] : [floor, ours]) await addRound(side, roundMs)
    signal.throwIfAborted()
    const ratio = toRatio(ours.rounds, floor.rounds)
    const [ourSide, floorSide] = [
      toSide(ours.rounds, ours.cpuSeconds),
      toSide(floor.rounds, floor.cpuSeconds),
    ]
    return {
      name,
      ours: ourSide,
      floor: floorSide,
      ratio,
      goal,
      isReached: goal === undefined ? undefined : ratio.median >= goal,
      p99Goal,
      isP99Reached: p99Goal === undefined ? undefined : ourSide.p99Ms <= p99Goal * floorSide.p99Ms,
      othersShare: othersShare(),
    }
  } finally {
    for (const { load } of [ours, floor]) load.close()
  }
}

async function addRound(side: Measured, roundMs: number): Promise<void> {
  const before = findCpuTime(side.pid)
  side.rounds.push(await side.load.run(roundMs))
  const after = findCpuTime(side.pid)
  side.cpuSeconds += before && after ? after.seconds - before.seconds : Number.NaN
}

/** Tokens and times in the answers may differ, but their size may not: a floor must answer as much. */
async function requireSameAnswer(ours: Load, floor: Load, { answersDiffer }: Comparison): Promise<void> {
  const [one, other] = [await ours.probe(), await floor.probe()]
  if (one.status !== other.status || (!answersDiffer && one.length !== other.length))
    throw new Error(`The floor answers something else.\n\nOurs:\n${one.text()}\n\nFloor:\n${other.text()}`)
}
