import { useMatches } from 'react-router'

/** The handle of a route below another page whose own page has a heading of its own. */
export const ownFrame = 'own-frame'

/** Whether the page that is shown inside this one frames itself. */
export const useHasOwnFrame = (): boolean => useMatches().some(({ handle }) => handle === ownFrame)
