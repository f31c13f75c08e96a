import type { Areas } from './texts/areas.ts'

/** What follows `/operator/`; operator-routes.tsx has the page of each. */
export type OperatorPath = keyof Areas['operator-room']['pages']

/** In the order of the tabs. */
export const operatorPages: OperatorPath[] = [
  '',
  'reviews',
  'partners',
  'locations',
  'people',
  'installations',
  'blocks',
  'health',
  'log',
]
