import { type Query, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { CallNotification } from '../foyer.ts'
import { realNow } from '../session/platform-time.ts'
import { useSession } from '../session/session.tsx'
import type { LiveEvent } from './live/follow-stream.ts'
import { isOfOwner, keysOfHint, totalsOfHint } from './live/keys-of-hint.ts'
import { LiveConnection, type LiveState } from './live/live-connection.ts'
import { ReadAgain } from './live/read-again.ts'

const freshMs = 3000
/** Lists with totals are read again this often at most. */
const totalsPauseMs = 5000

export interface LiveCall extends CallNotification {
  id: string
}

type OnCall = (call: LiveCall) => void

interface Live {
  state: LiveState
  /** Calls that ring from now on; call the returned function to stop. */
  onCall(then: OnCall): () => void
}

const LiveContext = createContext<Live>({ state: 'connecting', onCall: () => () => undefined })

/** Keeps what pages show up to date, while somebody is signed in: hints say what to read again. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const { state: session, reload } = useSession()
  const client = useQueryClient()
  const [state, setState] = useState<LiveState>('connecting')
  const calls = useRef(new Set<OnCall>())
  const userId = session.status === 'in' ? session.me.id : undefined
  useEffect(() => {
    if (userId === undefined) return
    const readAgain = new ReadAgain(client)
    const totals = new ReadAgain(client, { pauseMs: totalsPauseMs })
    const reader = hintReader(readAgain, totals)
    const connection = new LiveConnection({
      userId,
      onState: now => {
        setState(now)
        reader.onState()
      },
      onRefused: () => void reload(),
      onEvent: event => {
        const { id, data } = event
        if (data.kind === 'call') for (const then of calls.current) then({ ...data, id })
        if (data.kind === 'me') void reload()
        // What is read depends on the time, so the new time comes first.
        if (data.kind === 'clock') void reload().then(() => reader.read(event))
        else reader.read(event)
      },
    })
    return () => {
      connection.close()
      readAgain.stop()
      totals.stop()
      setState('connecting')
    }
  }, [userId, client, reload])
  const live = useMemo<Live>(() => ({ state, onCall: then => listen(calls.current, then) }), [state])
  return <LiveContext value={live}>{children}</LiveContext>
}

export const useLive = (): Live => useContext(LiveContext)

function listen(calls: Set<OnCall>, then: OnCall): () => void {
  calls.add(then)
  return () => void calls.delete(then)
}

/**
 * What was read shortly before the first connection was read while hints were coming already. After a later one, also
 * that of another tab, everything is read again, because nobody knows what changed meanwhile.
 */
function hintReader(readAgain: ReadAgain, totals: ReadAgain) {
  let isFirst = true
  return {
    onState() {
      isFirst = false
    },
    read({ data }: LiveEvent) {
      if (data.kind === 'ready') {
        readAgain.addWhere(query => !isFirst || !isFresh(query))
      } else if (data.kind === 'me' || data.kind === 'clock')
        // Rights decide what of everything may be seen, such as phones; the time what is over or due.
        readAgain.addWhere(() => true)
      else if (data.kind === 'resync') readAgain.addWhere(({ queryKey }) => isOfOwner(queryKey, data))
      else {
        readAgain.add(keysOfHint(data))
        totals.add(totalsOfHint(data))
      }
    },
  }
}

const isFresh = ({ state: { fetchStatus, dataUpdatedAt } }: Query): boolean =>
  fetchStatus === 'fetching' || dataUpdatedAt >= realNow() - freshMs
