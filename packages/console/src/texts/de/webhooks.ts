import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'

export const texts: Areas['webhooks'] = {
  changes: {
    create: 'erstellt',
    update: 'geändert',
    delete: 'gelöscht',
    uninstall: 'deinstalliert',
    freeze: 'eingefroren',
    payment: 'bezahlt',
  },
  about: (record, id, change) => `${record} ${id} · ${change}`,
  application: 'Anwendung',
  test: 'Test ohne Datensatz',
  locationId: 'Standort-ID',
  recordType: 'Art des Datensatzes',
  recordId: 'ID des Datensatzes',
  all: 'Alle',
  applicationType: 'Anwendung: uninstall, freeze, payment',
  testType: 'Test: ohne Art des Datensatzes',

  deliveries: 'Zustellungen',
  deliveriesNote: zone =>
    `Zustellungen der letzten 30 Tage, die neueste zuerst. Alle Zeiten in Ihrer Zeitzone, ${zone}.`,
  noDeliveries: 'Keine Zustellungen',
  noDeliveriesNote: 'Keine Zustellung passt. Neue erscheinen hier in Sekunden.',
  older: 'Ältere',
  status: 'Status',
  outcomes: {
    scheduled: 'Geplant',
    delivered: 'Zugestellt',
    failed: 'Fehlgeschlagen',
    held: 'Zurückgehalten',
    cancelled: 'Abgebrochen',
  },
  isTest: 'Test',
  reportedFailure: 'Zugestellt, Fehler gemeldet',

  delivery: id => `Zustellung ${id}`,
  redeliver: 'Erneut zustellen',
  redeliveryQueued: 'Die erneute Zustellung ist eingeplant.',
  reportedFailureNote:
    'Der Endpunkt hat mit 2xx geantwortet, also gilt dies als zugestellt. In seiner Antwort steht aber success: false.',
  noBody:
    'Der Body kann nicht angezeigt werden: Das Ereignis wurde gelöscht, oder Sie haben nicht mehr das Recht, es zu sehen.',
  attempt: number => `Versuch ${number}`,
  attemptFacts: (moment, milliseconds) => `${moment}, dauerte ${milliseconds} ms`,
  attemptReportedFailure: 'Zugestellt, aber der Endpunkt hat mit success: false geantwortet.',
  request: 'Anfrage',
  response: status => `Antwort ${status}`,

  eligibility: 'Berechtigung',
  eligibilityNote: 'Erklärt, warum die letzten Ereignisse eines Datensatzes zugestellt wurden oder nicht.',
  explain: 'Erklären',
  happened: (change, moment) => `${change}: ${moment}`,
  ofApplication: id => `Anwendung ${id}`,
  openDelivery: 'Zustellung öffnen',

  replay: 'Nachsenden',
  replayNote:
    'Sendet die verpassten Zustellungen eines Standorts erneut, jede mit ihrer ursprünglichen webhook-id.',
  replayOutcomes: {
    'failed,held': 'Fehlgeschlagen oder zurückgehalten',
    failed: 'Fehlgeschlagen',
    held: 'Zurückgehalten, weil eingefroren',
    cancelled: 'Abgebrochen',
    delivered: 'Zugestellt',
  },
  from: 'Von',
  till: 'Bis',
  inZone: zone => `In Ihrer Zeitzone, ${zone}.`,
  nothingReplayed: 'Keine Zustellung passt.',
  replayed: count => plural(count, { one: '# Zustellung eingeplant.', other: '# Zustellungen eingeplant.' }),
  replayedSome: (queued, remaining) =>
    plural(remaining, {
      one: `${queued} # ist noch übrig: Senden Sie noch einmal nach.`,
      other: `${queued} # sind noch übrig: Senden Sie noch einmal nach.`,
    }),

  testDelivery: 'Testzustellung',
  testDeliveryNote:
    'Wird wie jede andere signiert und protokolliert, mit dem Header „webhook-test“. Enthält den neuesten Datensatz der Art oder ein Beispiel.',
  endpoint: 'Endpunkt',
  noRecordType: 'Keine: resource und status sind „test“',
  change: 'Änderung',
  sendTest: 'Test senden',

  secret: 'Geheimnis',
  secretNote: 'Signiert jede Zustellung, damit Ihr Endpunkt den Absender prüfen kann.',
  webhookSecret: 'Webhook-Geheimnis',
  webhookSecretNote:
    'Kopieren Sie es jetzt, denn Sie sehen es nicht wieder. Das bisherige gilt noch 24 Stunden.',
  issueSecret: 'Neues Geheimnis ausstellen',
  issueSecretQuestion: 'Neues Geheimnis ausstellen?',
  issueSecretAction: 'Neues Geheimnis ausstellen',
  issueSecretWarning:
    '24 Stunden lang werden Zustellungen mit beiden Geheimnissen signiert. Noch ältere gelten sofort nicht mehr.',

  endpoints: 'Endpunkte',
  endpointsNote: 'URLs, die Ereignisse dieses Standorts erhalten.',
  noEndpoints: 'Keine Endpunkte',
  noEndpointsNote:
    'Anwendungen, die Sie verbinden, und Programme mit einem Ihrer Tokens können Ereignisse abonnieren.',
  turnOn: 'Einschalten',
  turnOff: 'Ausschalten',
  turnOnUrl: url => `${url} einschalten`,
  turnOffUrl: url => `${url} ausschalten`,
  turnedOn: 'Endpunkt eingeschaltet.',
  turnedOff: 'Endpunkt ausgeschaltet.',
  on: 'Eingeschaltet',
  offSince: day => `Ausgeschaltet seit ${day}`,
  paused: 'Pausiert',
  inactive: 'Inaktiv',
  applicationBy: (application, partner) => `${application} von ${partner}`,
  setBy: person => `eingerichtet von ${person}`,
  noSubscription: 'kein Abonnement',
  withPhones: 'mit Telefonnummern',
  withoutPhones: 'ohne Telefonnummern',
  takeOverNote: (partner, kinds, location) =>
    `${partner} erhält dann unter dieser URL mit Ihren Rechten Ereignisse von ${location}: ${kinds}, auch die Telefonnummern der Kunden. Wenn Sie die URL nicht kennen, schalten Sie sie stattdessen aus.`,
  whoever: 'die Person, die ihn eingerichtet hat,',
  pausedWithoutRole: person => `Pausiert: ${person} hat hier keine Rolle mehr`,
  pausedWithoutAccess: person => `Pausiert: ${person} hat keinen Zugriff auf Webhooks mehr`,
  pausedUnknown: 'Pausiert: Es ist unbekannt, wer ihn eingerichtet hat',
  lostRight: (kinds, person) => `nicht gesendet: ${kinds}, weil ${person} das Recht nicht mehr hat`,
  lackedRight: kinds => `nicht gesendet: ${kinds}, weil der Anwendung das Recht fehlt`,
}
