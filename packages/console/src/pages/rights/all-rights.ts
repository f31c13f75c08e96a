import { type Right, rights } from '@foyer/contract'
import type { RightEntry } from '../../foyer.ts'

/** The same list as `foyer.locations.listRights()`, for pages without a session. */
export const allRights: RightEntry[] = Object.entries(rights).map(([slug, right]) => ({
  slug: slug as Right,
  ...right,
}))
