import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import type { SandboxLogin } from '../../data/sandbox-logins.ts'
import { foyer, type Me } from '../../foyer.ts'
import { useSession } from '../../session/session.tsx'
import { maySeePage } from './may-see-page.ts'

interface Become {
  /** Becomes anybody of the sandbox. */
  person(userId: number): Promise<void>
  /** Signs in as somebody of the demo world, where no session is left. */
  signIn(login: SandboxLogin): Promise<void>
}

/** Becomes somebody else. The page stays if they may see it. */
export function useBecome(): Become {
  const { enter } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const go = async (me: Me) => {
    if (!maySeePage(pathname, me)) await navigate('/')
    enter(me)
    // The same person may see another world after a reset.
    await client.invalidateQueries()
  }
  return {
    async person(user_id) {
      await foyer.sandbox.become({ user_id })
      await go((await foyer.account.me()).data)
    },
    async signIn({ login, password }) {
      await go((await foyer.account.signIn({ login, password })).data)
    },
  }
}
