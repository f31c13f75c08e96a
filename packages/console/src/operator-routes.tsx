import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { ownFrame } from './layout/own-frame.ts'
import { lazyPage } from './lazy-page.ts'
import { type OperatorPath, operatorPages } from './operator-pages.ts'
import type { Area } from './texts/areas.ts'

interface Content {
  areas?: Area[]
  load(): Promise<ComponentType>
}

const contents: Record<OperatorPath, Content> = {
  '': { load: async () => (await import('./pages/operator/overview.tsx')).OverviewPage },
  reviews: { load: async () => (await import('./pages/operator/review-queue.tsx')).ReviewQueuePage },
  partners: { load: async () => (await import('./pages/operator/partners.tsx')).OperatorPartnersPage },
  locations: { load: async () => (await import('./pages/operator/locations.tsx')).OperatorLocationsPage },
  people: { load: async () => (await import('./pages/operator/people.tsx')).OperatorPeoplePage },
  installations: {
    load: async () => (await import('./pages/operator/all-installations.tsx')).AllInstallationsPage,
  },
  blocks: { load: async () => (await import('./pages/operator/blocks.tsx')).BlocksPage },
  health: { load: async () => (await import('./pages/operator/health/health.tsx')).HealthPage },
  log: {
    areas: ['audit', 'scopes'],
    load: async () => (await import('./pages/operator/log/audit-log.tsx')).AuditLogPage,
  },
}

const details: RouteObject[] = [
  {
    path: 'applications/:applicationId',
    handle: ownFrame,
    lazy: lazyPage([], async () => (await import('./pages/operator/review.tsx')).ReviewPage),
  },
  {
    path: 'partners/:partnerId',
    handle: ownFrame,
    lazy: lazyPage([], async () => (await import('./pages/operator/partner.tsx')).OperatorPartnerPage),
  },
  {
    path: 'locations/:locationId',
    handle: ownFrame,
    lazy: lazyPage([], async () => (await import('./pages/operator/location.tsx')).OperatorLocationPage),
  },
  {
    path: 'people/:userId',
    handle: ownFrame,
    lazy: lazyPage([], async () => (await import('./pages/operator/person.tsx')).OperatorPersonPage),
  },
]

/** The operator's room: a row of operator-pages.ts for each tab, and the page of each partner, location and person. */
export const operatorRoutes: RouteObject = {
  path: '/operator',
  lazy: lazyPage(
    ['operator', 'operator-room', 'marketplace', 'rights'],
    async () => (await import('./pages/operator/operator-page.tsx')).OperatorPage,
  ),
  children: [
    ...operatorPages.map((path): RouteObject => {
      const { areas = [], load } = contents[path]
      return path === ''
        ? { index: true, lazy: lazyPage(areas, load) }
        : { path, lazy: lazyPage(areas, load) }
    }),
    ...details,
  ],
}
