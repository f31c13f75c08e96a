import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import type { SandboxLogin } from '../../data/sandbox-logins.ts'
import { foyer } from '../../foyer.ts'
import { useSession } from '../../session/session.tsx'
import { maySeePage } from './may-see-page.ts'

/** Signs in as somebody of the demo world. The page stays if they may see it. */
export function useBecome(): (person: SandboxLogin) => Promise<void> {
  const { enter } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  return async ({ login, password }) => {
    const { data: me } = await foyer.account.signIn({ login, password })
    if (!maySeePage(pathname, me)) await navigate('/')
    enter(me)
    // The same person may see another world after a reset.
    await client.invalidateQueries()
  }
}
