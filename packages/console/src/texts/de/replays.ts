import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'

export const texts: Areas['replays'] = {
  title: 'Wiederholen',
  note: 'Sendet Zustellungen eines Standorts noch einmal, jede mit ihrer ursprünglichen webhook-id.',
  status: 'Status',
  kinds: 'Arten von Datensätzen',
  kindsHint: 'Leer lassen für alle.',
  application: 'Anwendung',
  allApplications: 'Alle',
  url: 'Endpunkt',
  urlHint: 'Wählen Sie eine URL, oder geben Sie eine frühere ein. Leer lassen für alle.',
  from: 'Von',
  till: 'Bis',
  inZone: zone => `In Ihrer Zeitzone ${zone}.`,
  tillHint: 'Wenn Sie es leer lassen: bis zum jetzigen Zeitpunkt.',
  count: 'Zustellungen zählen',
  noMatch: 'Keine Zustellung passt, oder keine kann gerade gesendet werden.',
  tooMany: count =>
    `Mehr als ${count} Zustellungen passen. Grenzen Sie den Zeitraum ein, und starten Sie mehrere Wiederholungen.`,
  question: count =>
    plural(count, { one: '# Zustellung noch einmal senden?', other: '# Zustellungen noch einmal senden?' }),
  warning: location =>
    `Ihre Endpunkte erhalten sie sofort, in Gruppen und in der Reihenfolge ihrer Entstehung. Standort: ${location}.`,
  start: count => plural(count, { one: '# Zustellung senden', other: '# Zustellungen senden' }),
  started: 'Wiederholung gestartet.',

  past: 'Wiederholungen',
  pastNote: 'Wiederholungen der letzten 30 Tage.',
  none: 'Noch keine Wiederholungen',
  noneNote: 'Eine Wiederholung läuft weiter, wenn Sie diese Seite verlassen, und erscheint hier.',
  statuses: {
    waiting: 'Wartet',
    running: 'Läuft',
    finished: 'Beendet',
    stopped: 'Gestoppt',
    failed: 'Fehlgeschlagen',
  },
  progress: (done, total) => `${done} von ${total} Zustellungen geplant`,
  delivered: count => `${count} zugestellt`,
  failedOf: count => `${count} fehlgeschlagen`,
  notSent: count => `${count} zurückgehalten oder abgebrochen`,
  waitingOf: count => `${count} warten`,
  stillSending: count =>
    plural(count, { one: 'Alle fällig; # wird noch gesendet', other: 'Alle fällig; # werden noch gesendet' }),
  wereBefore: outcomes => `Vorher: ${outcomes}`,
  applicationNumber: id => `Anwendung ${id}`,
  showDeliveries: 'Zustellungen zeigen',
  showFailed: 'Fehlgeschlagene zeigen',
  progressOf: location => `Fortschritt der Wiederholung von ${location}`,
  startedBy: (person, moment) => `${person} · ${moment}`,
  range: (from, till) => `${from} – ${till}`,
  unknownLocation: id => `Standort ${id}`,
  stop: 'Stoppen',
  stopOf: location => `Wiederholung von ${location} stoppen`,
  stopQuestion: 'Diese Wiederholung stoppen?',
  stopWarning:
    'Was schon eingeplant ist, wird gesendet. Für den Rest können Sie eine weitere Wiederholung starten.',
  stopAction: 'Wiederholung stoppen',
  stopped: 'Wiederholung gestoppt.',
}
