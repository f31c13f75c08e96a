import type { Areas } from '../areas.ts'

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
  rightsNote: 'Nur diese, bis Sie die Anwendung trennen.',
  price: 'Preis',
  planOption: (plan, option) => `${plan}: ${option}`,

  connect: 'Verbinden',
  connectNote: 'Wählen Sie einen oder mehrere Standorte.',
  yourLocations: 'Ihre Standorte',
  choiceOfLocations: 'Die Auswahl der Standorte',
  details: 'Details',
  detailsIn: location => `Details zu ${location}`,
  noLocation: 'Kein Standort zum Verbinden',
  noLocationNote: right => `Um sie zu verbinden, brauchen Sie an einem Standort das Recht „${right}“.`,
  viewLocations: 'Ihre Standorte ansehen',
  signInNote: 'Inhaber können sie nach der Anmeldung mit ihren Standorten verbinden.',
  signIn: 'Anmelden und verbinden',
  connected: title => `${title} ist verbunden und aktiv.`,
  mustConfirm: (title, partner) =>
    `${title} ist verbunden. ${partner} hat 12 Stunden Zeit, das zu bestätigen. Bis dahin hat die Anwendung keinen Zugriff.`,

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
