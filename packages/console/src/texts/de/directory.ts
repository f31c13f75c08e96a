import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'

export const texts: Areas['directory'] = {
  title: 'App-Verzeichnis',
  description: 'Anwendungen für Ihre Standorte. Jede erhält nur die Rechte, die auf ihrer Karte stehen.',
  find: 'Anwendungen finden',
  search: 'Suchen',
  searchExample: 'Berichte',
  category: 'Kategorie',
  allCategories: 'Alle Kategorien',
  results: 'Suchergebnisse',
  noneFound: 'Keine Anwendungen gefunden',
  noneFoundNote: 'Versuchen Sie es mit einer anderen Kategorie oder anderen Wörtern.',

  application: 'Anwendung',
  card: 'Karte',
  notFound: 'Nicht gefunden',
  applicationNotFound: 'Anwendung nicht gefunden',
  cannotConnect: 'Diese Anwendung lässt sich nicht verbinden',
  cannotConnectNote: 'Vielleicht ist sie noch nicht veröffentlicht, oder es gibt sie nicht mehr.',
  browse: 'App-Verzeichnis ansehen',

  categoryBy: (category, partner) => `${category} · von ${partner}`,
  about: 'Beschreibung',
  features: 'Funktionen',
  rights: 'Rechte an Ihrem Standort',
  rightsNote:
    'Diese und keine anderen. Möchte der Entwickler mehr, prüft das zuerst die Plattform, und Sie werden benachrichtigt.',
  price: 'Preis',
  planOption: (plan, option) => `${plan}: ${option}`,

  free: 'Für sie ist nichts zu bezahlen.',
  paidHere:
    'Wird auf dieser Plattform bezahlt, für jeden Standort. Die ersten 24 Stunden sind kostenlos, oder länger, wenn ein Tarif es sagt.',
  paidElsewhere: price =>
    `Angabe des Entwicklers: „${price}“. Auf dieser Plattform ist dafür nichts zu bezahlen.`,
  terms: 'Bevor Sie verbinden',
  whenUnpaid:
    'Wenn die kostenlose Zeit endet und nichts bezahlt ist, wird die Anwendung zu diesem Zeitpunkt eingefroren. Wir erinnern Sie 3 Tage vorher, oder sobald weniger Zeit bleibt.',
  whatStops:
    'Eine eingefrorene Anwendung kann an Ihrem Standort nichts lesen und nichts ändern und erhält keine Ereignisse. Eine Zahlung macht sie sofort wieder aktiv.',
  whatBecomesOfData:
    'Ihre Daten bleiben bei Ihnen: Einfrieren und Trennen löschen nichts davon. Was die Anwendung schon erhalten hat, bleibt bei ihrem Entwickler.',
  disconnectAnytime: 'Sie können sie jederzeit trennen. Sie verliert dann sofort den Zugriff.',
  developer: 'Entwickler',
  developerNote: partner =>
    `${partner} entwickelt und betreibt diese Anwendung. Die Plattform gibt ihr nur Zugriff auf Ihren Standort.`,
  messages: 'Nachrichten in Ihrem Namen',
  messagesNote: 'Sie kann Ihren Kunden im Namen Ihres Unternehmens schreiben.',
  connectsTo: count =>
    plural(count, {
      one: 'Sie verbinden sie mit diesem Standort (Zeiten in seiner Ortszeit):',
      other: 'Sie verbinden sie mit diesen # Standorten (Zeiten in der jeweiligen Ortszeit):',
    }),
  chooseFirst: 'Wählen Sie einen Standort, um zu sehen, wann dort die erste Zahlung fällig ist.',
  freeUntil: moment => `ohne Zahlung wird sie am ${moment} eingefroren, wenn sie heute aktiv wird`,
  nothingToPay: 'nichts zu bezahlen',

  connect: 'Verbinden',
  connectNote: 'Wählen Sie einen oder mehrere Standorte.',
  yourLocations: 'Ihre Standorte',
  choiceOfLocations: 'Die Auswahl der Standorte',
  details: 'Details',
  detailsIn: location => `Details zu ${location}`,
  blocked: {
    suspension:
      'Von einem Betreiber der Plattform gesperrt: Bis das aufgehoben ist, lässt sich hier nichts verbinden.',
    block:
      'Ein Betreiber der Plattform lässt hier keine neuen Anwendungen zu. Fragen Sie den Betreiber dieser Plattform; verbundene Anwendungen arbeiten weiter.',
  },
  noLocation: 'Kein Standort zum Verbinden',
  noLocationNote: right => `Um sie zu verbinden, brauchen Sie an einem Standort das Recht „${right}“.`,
  viewLocations: 'Ihre Standorte ansehen',
  signInNote: 'Inhaber können sie nach der Anmeldung mit ihren Standorten verbinden.',
  signIn: 'Anmelden und verbinden',
  connected: title => `${title} ist verbunden und aktiv.`,
  notConnectedIn: 'Hier lässt sie sich nicht verbinden:',
  connectedInOthers: 'Hier lässt sie sich nicht verbinden, an den anderen Standorten ist sie verbunden:',
  continueAt: partner => `Weiter bei ${partner}`,
  mustConfirm: (title, partner) =>
    `${title} ist noch nicht aktiv: ${partner} hat 12 Stunden für die Bestätigung. Bis dahin hat die Anwendung keinen Zugriff auf Ihre Daten.`,

  youStay: partner =>
    `Nach dem Verbinden bleiben Sie hier. ${partner} erhält keine persönlichen Daten von Ihnen.`,
  youLeave: 'Nach dem Verbinden gelangen Sie zu {host}.',
  youLeaveAlone: partner =>
    `Nach dem Verbinden gelangen Sie zu {host}. ${partner} erhält keine persönlichen Daten von Ihnen.`,
  getsData: partner => `${partner} erhält diese persönlichen Daten:`,
  sharedData: 'Persönliche Daten, die weitergegeben werden',
  personalData: {
    id: 'Benutzernummer',
    name: 'Name',
    phone: 'Telefonnummer',
    email: 'E-Mail-Adresse',
    is_approved: 'ob Ihr Konto bestätigt ist',
    avatar: 'Bild',
    salon_name: 'Name des Standorts',
  },
}
