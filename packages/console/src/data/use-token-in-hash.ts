import { useLocation } from 'react-router'

/** The token of a link from a mail. It is in the hash, which browsers keep to themselves: it reaches no log on the way here. */
export function useTokenInHash(kind: 'link' | 'invitation'): string | undefined {
  const token = useLocation().hash.slice(1)
  return new RegExp(`^foyer_${kind}_\\w+$`).test(token) ? token : undefined
}
