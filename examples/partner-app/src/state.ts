import { open, readFile, rename } from 'node:fs/promises'

interface Installation {
  locationId: number
  /** Name of the Location, as far as we know it. */
  title: string
  status: 'pending' | 'active' | 'freezed' | 'uninstalled'
  registeredBy: string
}

export interface RememberedEvent {
  locationId: number
  resource: string
  status: string
  resourceId: number
  /** How we learned of it: from a webhook, or from the event log after a pause. */
  from: 'webhook' | 'event_log'
  receivedAt: string
}

interface Payment {
  id: number
  locationId: number
  amount: number
  currency: string
  paidUntil: string
  isRefunded: boolean
}

/** Everything that this program remembers. */
export interface State {
  installations: Record<string, Installation>
  payments: Record<string, Payment>
  /** The newest last. */
  events: RememberedEvent[]
  /** What the inbox has handled: delivery IDs with their time, and how far it has read each event log. */
  deliveries: Record<string, number>
  positions: Record<string, number>
}

export interface StateFile {
  /** What is saved now. Change it only with `change`. */
  read(): State
  /** Saves what `work` does to the draft: all of it, or nothing if it throws. One change at a time. */
  change<T>(work: (draft: State) => T | Promise<T>): Promise<T>
}

/**
 * The whole memory in one JSON file, so that the example needs no database. Each change writes the file anew: fine for
 * some thousand events, and for one process. The README says how to take PostgreSQL instead.
 */
export async function openState(file: string): Promise<StateFile> {
  let state = await load(file)
  let last: Promise<unknown> = Promise.resolve()
  return {
    read: () => state,
    change(work) {
      const change = last.then(async () => {
        const draft = structuredClone(state)
        const result = await work(draft)
        await save(file, draft)
        state = draft
        return result
      })
      last = change.catch(() => undefined)
      return change
    },
  }
}

async function load(file: string): Promise<State> {
  const empty = { installations: {}, payments: {}, events: [], deliveries: {}, positions: {} }
  const text = await readFile(file, 'utf8').catch(error => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  try {
    return { ...empty, ...JSON.parse(text) }
  } catch {
    throw new Error(`${file} is not JSON. Repair it, or move it away to begin anew.`)
  }
}

/** The file is written beside its place and renamed, so that a crash leaves the old one or the new one. */
async function save(file: string, state: State): Promise<void> {
  const unfinished = `${file}.new`
  const handle = await open(unfinished, 'w', 0o600)
  try {
    await handle.writeFile(JSON.stringify(state))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, file)
}
