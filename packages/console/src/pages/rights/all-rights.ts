import { type Right, rights } from '@foyer/sdk'
import type { RightEntry } from '../../foyer.ts'

/** For pages that need no session; the same list as `foyer.locations.listRights()`. */
export const allRights: RightEntry[] = Object.entries(rights).map(([slug, right]) => ({
  slug: slug as Right,
  ...right,
}))
