import { useLocation } from 'react-router'

/** The token of a link from a mail. It is in the hash, which browsers keep to themselves. */
export const useLinkToken = (): string | undefined => /^#(foyer_link_\w+)$/.exec(useLocation().hash)?.[1]
