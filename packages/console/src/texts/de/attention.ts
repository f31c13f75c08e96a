import type { Areas } from '../areas.ts'

export const texts: Areas['attention'] = {
  title: 'Das braucht Ihre Aufmerksamkeit',
  note: 'Anwendungen, die eingefroren sind, bald eingefroren werden oder noch nicht fertig verbunden sind. Alle Zeiten in der Ortszeit des Standorts.',
  applicationIn: (application, location) => `${application} · ${location}`,
  states: {
    unpaid: until =>
      `Eingefroren: nicht bezahlt seit ${until}. Bis zur Zahlung hat sie keinen Zugriff auf Ihre Daten.`,
    frozen: () => 'Von einem Betreiber der Plattform eingefroren. Eine Zahlung taut sie nicht auf.',
    due: until => `Bezahlt bis ${until}. Ohne Zahlung wird sie dann eingefroren.`,
    pending: (until, partner) => `Noch nicht fertig: ${partner} muss bis ${until} bestätigen.`,
  },
  inMenu: {
    unpaid: title => `${title} ist eingefroren: bezahlen`,
    frozen: title => `${title} ist von einem Betreiber eingefroren`,
    due: title => `${title} wird bald eingefroren: bezahlen`,
    pending: title => `${title} ist noch nicht fertig: abschließen`,
  },
  pay: 'Bezahlen',
  payFor: (application, location) => `${application} in ${location} bezahlen`,
  finish: 'Abschließen',
  view: 'Ansehen',
  stepOf: (step, application, location) => `${step}: ${application} in ${location}`,
}
