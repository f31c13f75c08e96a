import type { Areas } from './texts/areas.ts'

/** What follows `/operator/`; operator-contents.ts has the page of each. */
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

/** What an operator opens from a list: pages without tabs. */
export const operatorDetails = [
  'applications/:applicationId',
  'partners/:partnerId',
  'locations/:locationId',
  'people/:userId',
] as const
export type OperatorDetail = (typeof operatorDetails)[number]
