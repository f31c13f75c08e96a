import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'

export const texts: Areas['sandbox-bar'] = {
  title: 'Sandbox',
  time: 'Uhrzeit der Plattform',
  realTime: 'Echtzeit',
  daysAhead: count => plural(count, { one: '# Tag voraus', other: '# Tage voraus' }),
  hoursAhead: count => plural(count, { one: '# Stunde voraus', other: '# Stunden voraus' }),
  minutesAhead: count => plural(count, { one: '# Minute voraus', other: '# Minuten voraus' }),
  secondsAhead: count => plural(count, { one: '# Sekunde voraus', other: '# Sekunden voraus' }),
  moveClock: 'Uhr vorstellen',
  steps: {
    seconds: { short: '+5 s', long: 'Uhr um 5 Sekunden vorstellen' },
    hour: { short: '+1 h', long: 'Uhr um 1 Stunde vorstellen' },
    halfDay: { short: '+12 h', long: 'Uhr um 12 Stunden vorstellen' },
    month: { short: '+1 Monat', long: 'Uhr um 1 Monat vorstellen' },
  },
  toNextDue: 'Zum nächsten Termin',
  nothingDue: 'Nichts steht an',
  due: {
    delivery: at => `Nächste Zustellung: ${at}`,
    paid_period: at => `Nächster bezahlter Zeitraum: ${at}`,
    mail: at => `Nächste E-Mail: ${at}`,
  },
  movedTo: at => `Die Uhr zeigt ${at}.`,

  trigger: 'Ereignis auslösen',
  triggerNote: 'Das Ereignis geschieht wirklich und erreicht jeden Endpunkt, der es erhalten darf.',
  location: 'Standort',
  kind: 'Art',
  applicationKind: 'Anwendung',
  application: 'Welche Anwendung',
  status: 'Was geschieht',
  statuses: {
    create: 'Erstellt',
    update: 'Geändert',
    delete: 'Gelöscht',
    install: 'Installiert',
    uninstall: 'Deinstalliert',
    freeze: 'Eingefroren',
    unfreeze: 'Freigegeben',
    payment: 'Bezahlt',
  },
  triggered: (kind, id, status) => `${kind} ${id}: ${status}.`,

  worlds: 'Welten',
  worldsNote:
    'Eine Welt ist eine eigene Sandbox innerhalb dieser. Sie endet von selbst, wenn niemand sie benutzt.',
  noWorlds: 'Keine Welten',
  noWorldsNote: 'Die erste braucht einige Sekunden.',
  createWorld: 'Welt erstellen',
  worldCreated: id => `Die Welt ${id} ist bereit.`,
  openWorld: 'Öffnen',
  openWorldNamed: id => `Welt ${id} öffnen`,
  deleteWorld: 'Löschen',
  deleteWorldNamed: id => `Welt ${id} löschen`,
  worldDeleted: id => `Die Welt ${id} ist gelöscht.`,
  endsAt: at => `endet um ${at}, wenn sie nicht benutzt wird`,

  whoAmI: 'Wer bin ich',
  people: { Owner: 'Inhaber', Developer: 'Entwickler', Operator: 'Betreiber' },
  youAre: name => `Sie sind ${name}`,

  reset: 'Zurücksetzen',
  resetTitle: 'Sandbox zurücksetzen?',
  resetNote:
    'Alles, was erstellt oder geändert wurde, wird für alle gelöscht, die diese Sandbox benutzen, und die Demo-Welt wird wiederhergestellt. Alle Sitzungen enden; als Demo-Person werden Sie wieder angemeldet.',
  resetAction: 'Sandbox zurücksetzen',
  resetDone: 'Die Demo-Welt ist wiederhergestellt.',
}
