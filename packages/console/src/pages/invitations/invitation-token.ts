import { useLocation } from 'react-router'

/** It is in the hash, which browsers keep to themselves: it reaches no log on the way here. */
export function useInvitationToken(): string | undefined {
  const { hash } = useLocation()
  return /^#(foyer_invitation_\w+)$/.exec(hash)?.[1]
}
