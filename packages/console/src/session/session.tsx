import { FoyerError } from '@foyer/sdk/account'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { foyer, type Me } from '../foyer.ts'
import { textsAtOnce } from '../texts/catalogue.ts'
import { useToast } from '../ui/toast.tsx'
import { onSignOut } from './other-tabs.ts'
import { followPlatform } from './platform-time.ts'
import { translateError } from './translate-error.ts'

export type SessionState =
  | { status: 'loading' }
  /** `suspended` is what the server says to whom operators have suspended. */
  | { status: 'out'; notice?: string; suspended?: string }
  | { status: 'in'; me: Me }
  | { status: 'failed'; message: string }

interface Session {
  state: SessionState
  /** Called after sign-in and sign-up. */
  enter(me: Me): void
  /** `suspended` is what the server says to whom operators have suspended. */
  leave(notice?: string, suspended?: string): void
  /** Reloads who is signed in and what they may do. */
  reload(): Promise<Me | undefined>
}

const SessionContext = createContext<Session | undefined>(undefined)

export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ status: 'loading' })
  const enter = useCallback((me: Me) => {
    followPlatform(me.clock_ahead_seconds)
    setState({ status: 'in', me })
  }, [])
  const leave = useCallback(
    (notice?: string, suspended?: string) => setState({ status: 'out', notice, suspended }),
    [],
  )
  const reload = useCallback(async () => {
    try {
      const { data } = await foyer.account.me()
      enter(data)
      return data
    } catch (error) {
      await translateError(error)
      const { status, code, message } = error as FoyerError
      if (code === 'account_suspended') leave(undefined, message)
      else if (status === 401) setState(before => outAfter(before, textsAtOnce('shell').sessionEnded))
      else setState(before => (before.status === 'in' ? before : { status: 'failed', message }))
      return undefined
    }
  }, [enter, leave])
  useEffect(() => void reload(), [reload])
  useEffect(
    () => onSignOut(() => setState(before => outAfter(before, textsAtOnce('shell').signedOutElsewhere))),
    [],
  )
  const session = useMemo(() => ({ state, enter, leave, reload }), [state, enter, leave, reload])
  return <SessionContext value={session}>{children}</SessionContext>
}

/** People who were not signed in don't need a notice that their session has ended. */
function outAfter(before: SessionState, notice: string): SessionState {
  if (before.status === 'out') return before
  return { status: 'out', notice: before.status === 'in' ? notice : undefined }
}

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it.')
  return session
}

/** The signed-in person, for pages that require a session. */
export function useMe(): Me {
  const { state } = useSession()
  if (state.status !== 'in') throw new Error('Nobody is signed in.')
  return state.me
}

/** Another tab has signed in meanwhile: the same call may succeed now. */
export class RenewedSession extends FoyerError {}

/** Reacts when a refused call means that the session has ended, or that another tab has changed it. */
export function useGuard(): <T>(work: Promise<T>) => Promise<T> {
  const { state, reload } = useSession()
  const say = useToast()
  const me = state.status === 'in' ? state.me : undefined
  return useCallback(
    async work => {
      try {
        return await work
      } catch (error) {
        await translateError(error)
        if (!me || !(error instanceof FoyerError) || ![401, 403].includes(error.status)) throw error
        const now = await reload()
        if (!now || now.csrf_token === me.csrf_token) throw error
        if (now.id !== me.id) say(textsAtOnce('shell').signedInAs(now.name))
        throw new RenewedSession({
          status: 403,
          code: 'session_renewed',
          message: textsAtOnce('shell').sessionRenewed,
        })
      }
    },
    [me, reload, say],
  )
}
