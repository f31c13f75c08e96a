import { useLocation } from 'react-router'

/** The token of a link from a mail. It is in the hash, which browsers don't send, so that it reaches no log. */
export function useTokenInHash(kind: 'link' | 'invitation'): string | undefined {
  const token = useLocation().hash.slice(1)
  return new RegExp(`^foyer_${kind}_\\w+$`).test(token) ? token : undefined
}
