import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'

export const texts: Areas['home'] = {
  hello: name => `Hallo, ${name}`,
  description: 'Ihre Standorte und Ihre Partnerkonten.',
  descriptionForOwners: 'Ihre Standorte heute.',
  invitations: count =>
    plural(count, {
      one: 'Sie haben # offene Einladung. {link}',
      other: 'Sie haben # offene Einladungen. {link}',
    }),
  viewInvitations: 'Einladungen ansehen',
  locations: 'Standorte',
  locationNote: id => `Standort ${id}`,
  appointmentsToday: count => plural(count, { one: 'heute # Termin', other: 'heute # Termine' }),
  addLocation: 'Standort hinzufügen',
  noLocations: 'Noch keine Standorte',
  noLocationsNote:
    'Ein Standort ist ein Geschäft an einem Ort: ein Salon, ein Studio, eine Praxis. Fügen Sie Ihren hinzu, oder bitten Sie den Inhaber um eine Einladung.',
  partners: 'Partnerkonten',
  partnerNote: id => `Partner ${id}`,
  manage: 'Verwalten',
  noPartners: 'Noch kein Partnerkonto',
  noPartnersNote: 'Entwickler rufen die API als Partner auf. Ein Partnerkonto gibt Ihnen ein Token.',
  createPartner: 'Partnerkonto erstellen',
  start: 'Zum ersten Webhook',
  resources: 'Für Entwickler',
  documentation: 'Dokumentation',
  documentationNote: 'Anleitungen, und jede Operation mit Beispielen für curl, SDK und Kommandozeile',
  explorer: 'API-Explorer',
  explorerNote: 'Anfragen aus dem Browser senden',
  openapi: 'OpenAPI-Beschreibung',
  openapiNote: 'Für Codegeneratoren und API-Werkzeuge',
}
