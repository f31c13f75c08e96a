import type { Areas } from '../areas.ts'

export const texts: Areas['palette'] = {
  searchHint: 'Seiten, Kunden, Team, Leistungen, Produkte und Aktionen suchen',
  searchingEverywhere: 'Suche läuft …',
  nothingFound: 'Nichts gefunden',
  paletteGroups: {
    actions: 'Aktionen',
    pages: 'Seiten',
    clients: 'Kunden',
    team: 'Team',
    services: 'Leistungen',
    products: 'Produkte',
    applications: 'Anwendungen',
    deliveries: 'Zustellungen',
    requests: 'API-Anfragen',
    endpoints: 'Endpunkte',
  },
  partnerAccount: 'Partnerkonto',
  newAppointment: 'Neuer Termin',
  newClient: 'Neuer Kunde',
  themeNamed: name => `Design: ${name}`,
  deliveryNumber: id => `Zustellung ${id}`,
  shortcuts: 'Tastenkürzel',
  moveBetweenRows: 'Nächste und vorige Zeile einer Tabelle',
  selectRow: 'Zeile auswählen',
  calendarKeys: {
    create: 'Kalender: neuer Termin',
    today: 'Kalender: heute',
    step: 'Kalender: voriger und nächster Tag oder vorige und nächste Woche',
  },
}
