import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'

export const texts: Areas['partners'] = {
  title: 'Partner',
  description: 'Programme rufen die API mit dem Token eines Partnerkontos auf.',
  yourAccounts: 'Ihre Partnerkonten',
  account: 'Partnerkonto',
  noAccounts: 'Noch kein Partnerkonto',
  noAccountsNote:
    'Erstellen Sie eines: Sie erhalten ein Partner-Token und können es mit einem curl-Befehl ausprobieren.',
  partnerId: id => `Partner ${id}`,

  create: 'Partnerkonto erstellen',
  createTitle: 'Neues Partnerkonto',
  createNote: 'Sie erhalten sein Token sofort.',
  createAccount: 'Konto erstellen',
  name: 'Name',
  nameExample: 'Acme Integrations',
  nameHint: 'Ihr Unternehmen oder Produkt, wie Inhaber es sehen sollen.',

  tokenOf: title => `Token von ${title}`,
  tokenNote: 'Kopieren Sie es jetzt, denn Sie sehen es nicht wieder.',
  tryIt: 'Probieren Sie es aus:',
  command: 'Befehl',
  copiedIt: 'Ich habe es kopiert',
  noToken: 'Kein Token',
  tokenSince: day => `seit ${day}`,
  withToken: (id, token) => `Partner ${id} · Token ${token}`,
  withoutToken: id => `Partner ${id} · kein Token`,

  pages: {
    overview: 'Überblick',
    start: 'Start',
    applications: 'Anwendungen',
    endpoints: 'Endpunkte',
    deliveries: 'Zustellungen',
    events: 'Ereignisse',
    requests: 'API-Protokoll',
    replay: 'Wiederholen',
    'test-send': 'Testversand',
    publishing: 'Veröffentlichung',
    team: 'Team',
    'oauth-clients': 'OAuth-Clients',
    settings: 'Einstellungen',
  },
  deliveriesOf: title => `Zustellungen von ${title}`,
  token: 'Token',
  tokenPanelNote: 'Programme rufen damit die API auf.',
  issueToken: 'Neues Token ausstellen',
  issueTokenFor: title => `Neues Token für ${title} ausstellen`,
  issueTokenQuestion: title => `Neues Token für ${title} ausstellen?`,
  issueTokenAction: 'Neues Token ausstellen',
  issueTokenWarning:
    'Das aktuelle Token gilt sofort nicht mehr. Programme, die es verwenden, schlagen fehl, bis sie das neue haben.',
  issueFirstToken: 'Mit dem neuen Token können Programme die API wieder aufrufen.',
  revoke: 'Widerrufen',
  revokeTokenOf: title => `Token von ${title} widerrufen`,
  revokeTokenQuestion: title => `Token von ${title} widerrufen?`,
  revokeTokenAction: 'Token widerrufen',
  revokeTokenWarning: 'Alle Aufrufe damit werden sofort abgelehnt, bis Sie ein neues ausstellen.',
  tokenRevoked: title => `Token von ${title} widerrufen.`,

  applications: 'Anwendungen',
  applicationsNote: 'Was Inhaber mit ihren Standorten verbinden.',
  createApplication: 'Anwendung erstellen',
  noApplications: 'Noch keine Anwendungen',
  start: 'Zum ersten Webhook',
  noApplicationsNote:
    'Eine Anwendung hat eine Karte im App-Verzeichnis, Rechte und einen Systembenutzer, der für sie handelt.',

  settings: 'Konto',
  settingsNote: 'Wie Inhaber und der Marktplatz dieses Partnerkonto sehen.',
  settingsSaved: 'Konto gespeichert.',
  shownToOwners: 'Inhaber sehen diesen Namen.',
  webhook: 'Marktplatz-Webhook',
  webhookHint: 'Erhält die Marktplatz-Ereignisse von Anwendungen ohne eigene URL.',

  testLocations: 'Teststandorte',
  testLocationsNote: 'Nur hier lassen sich Entwürfe verbinden.',
  noTestLocations: 'Noch keine Teststandorte',
  chooseOwnLocation: 'Wählen Sie einen Ihrer Standorte, um Entwürfe daran auszuprobieren.',
  addOwnLocation:
    'Fügen Sie zuerst einen eigenen Standort hinzu. Nur der Inhaber kann ihn zum Teststandort machen.',
  addTestLocation: 'Teststandort hinzufügen',
  location: 'Standort',
  locationSince: (id, day) => `Standort ${id} · seit ${day}`,
  removeTestLocation: title => `${title} aus den Teststandorten entfernen`,
  testLocationAdded: title => `${title} ist jetzt ein Teststandort.`,
  testLocationRemoved: title => `${title} ist kein Teststandort mehr.`,

  heldTitle: 'Während der Sperre zurückgehaltene Zustellungen',
  heldNote:
    'Die Sperre dieses Kontos ist aufgehoben. Zurückgehaltene Zustellungen werden nicht von selbst gesendet.',
  heldSince: (count, moment) =>
    plural(count, { one: `# Zustellung, ab ${moment}`, other: `# Zustellungen, ab ${moment}` }),
  replay: 'Wiederholen',
  replayIn: title => `Zurückgehaltene Zustellungen von ${title} wiederholen`,
}
