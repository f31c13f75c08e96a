import type { ComponentType } from 'react'
import type { OperatorDetail, OperatorPath } from './operator-pages.ts'
import type { Area } from './texts/areas.ts'

interface Content {
  areas?: Area[]
  load(): Promise<ComponentType>
}

/** The pages of the operator's room, each with its words. */
export const contents: Record<OperatorPath | OperatorDetail, Content> = {
  '': { load: async () => (await import('./pages/operator/overview.tsx')).OverviewPage },
  reviews: { load: async () => (await import('./pages/operator/review-queue.tsx')).ReviewQueuePage },
  partners: { load: async () => (await import('./pages/operator/partners.tsx')).OperatorPartnersPage },
  locations: { load: async () => (await import('./pages/operator/locations.tsx')).OperatorLocationsPage },
  people: { load: async () => (await import('./pages/operator/people.tsx')).OperatorPeoplePage },
  installations: {
    load: async () => (await import('./pages/operator/all-installations.tsx')).AllInstallationsPage,
  },
  blocks: { load: async () => (await import('./pages/operator/blocks.tsx')).BlocksPage },
  health: {
    areas: ['failures'],
    load: async () => (await import('./pages/operator/health/health.tsx')).HealthPage,
  },
  log: {
    areas: ['audit', 'scopes'],
    load: async () => (await import('./pages/operator/log/audit-log.tsx')).AuditLogPage,
  },
  'applications/:applicationId': {
    load: async () => (await import('./pages/operator/review.tsx')).ReviewPage,
  },
  'partners/:partnerId': {
    load: async () => (await import('./pages/operator/partner.tsx')).OperatorPartnerPage,
  },
  'locations/:locationId': {
    load: async () => (await import('./pages/operator/location.tsx')).OperatorLocationPage,
  },
  'people/:userId': { load: async () => (await import('./pages/operator/person.tsx')).OperatorPersonPage },
}
