import { plural } from '../plural.ts'

export const texts = {
  hello: (name: string) => `Hello, ${name}`,
  description: 'Your locations and your partner accounts.',
  descriptionForOwners: 'Your locations today.',
  invitations: (count: number) =>
    plural(count, {
      one: 'You have # open invitation. {link}',
      other: 'You have # open invitations. {link}',
    }),
  viewInvitations: 'View invitations',
  locations: 'Locations',
  locationNote: (id: number) => `Location ${id}`,
  appointmentsToday: (count: number) =>
    plural(count, { one: '# appointment today', other: '# appointments today' }),
  addLocation: 'Add a location',
  noLocations: 'No locations yet',
  noLocationsNote:
    'A location is one place of business: a salon, a studio, a clinic. Add yours, or ask its owner to invite you.',
  partners: 'Partner accounts',
  partnerNote: (id: number) => `Partner ${id}`,
  manage: 'Manage',
  noPartners: 'No partner account yet',
  noPartnersNote: 'Developers call the API as a partner. A partner account gives you a token.',
  createPartner: 'Create a partner account',
  start: 'Get a first webhook',
  resources: 'For developers',
  documentation: 'Documentation',
  documentationNote: 'Guides, and every operation with examples for curl, SDK and command',
  explorer: 'API explorer',
  explorerNote: 'Send requests from the browser',
  openapi: 'OpenAPI description',
  openapiNote: 'For code generators and API tools',
}

declare module '../areas.ts' {
  interface Areas {
    home: typeof texts
  }
}
