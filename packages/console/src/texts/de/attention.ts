import type { Areas } from '../areas.ts'

export const texts: Areas['attention'] = {
  title: 'Das braucht Ihre Aufmerksamkeit',
  note: 'Anwendungen, die eingefroren sind oder bald werden, noch nicht verbunden sind oder von anderen geändert wurden. Alle Zeiten in der Ortszeit des Standorts.',
  applicationIn: (application, location) => `${application} · ${location}`,
  states: {
    unpaid: until =>
      `Eingefroren: nicht bezahlt seit ${until}. Bis zur Zahlung hat die Anwendung keinen Zugriff auf Ihre Daten.`,
    frozen: () => 'Von einem Betreiber der Plattform eingefroren. Eine Zahlung taut sie nicht auf.',
    due: until => `Läuft bis ${until}. Ohne Zahlung wird sie dann eingefroren.`,
    expired: (until, partner) =>
      `${partner} hat nicht bis ${until} bestätigt. Die Anwendung hat keinen Zugriff auf Ihre Daten. Verbinden Sie sie erneut, wenn Sie sie möchten.`,
    rights: () => 'Die Plattform hat neue Rechte geprüft, und die Anwendung hat sie jetzt:',
    price: until =>
      until
        ? `Ab der nächsten Zahlung kostet sie mehr. Bis ${until} ändert sich nichts.`
        : 'Ab der nächsten Zahlung kostet sie mehr.',
    lost: (_until, partner) =>
      `Sie wurde von ${partner} oder von der Plattform getrennt und hat keinen Zugriff mehr auf Ihre Daten.`,
    pending: (until, partner) => `Wartet auf ${partner}: Die Bestätigung muss bis ${until} kommen.`,
  },
  inMenu: {
    unpaid: title => `${title} ist eingefroren: bezahlen`,
    frozen: title => `${title} ist von einem Betreiber eingefroren`,
    due: title => `${title} wird bald eingefroren: bezahlen`,
    expired: title => `${title} wurde nicht bestätigt: erneut verbinden`,
    rights: title => `${title} hat neue Rechte: ansehen`,
    price: title => `${title} hat einen neuen Preis: ansehen`,
    lost: title => `${title} wurde von anderen getrennt`,
    pending: title => `${title} wartet auf den Entwickler`,
  },
  pay: 'Bezahlen',
  payFor: (application, location) => `${application} in ${location} bezahlen`,
  reconnect: 'Erneut verbinden',
  view: 'Ansehen',
  seen: 'Gesehen',
  disconnect: 'Trennen',
  stepOf: (step, application, location) => `${step}: ${application} in ${location}`,
  sensitiveRight: right => `${right} (sensibel)`,
  suspended: (moment, reason) =>
    `Ein Betreiber der Plattform hat diesen Standort am ${moment} gesperrt. Dort kann nichts gebucht oder geändert werden. Grund: ${reason}`,
  suspendedInMenu: 'Dieser Standort ist gesperrt',
}
