import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'

export const texts: Areas['figures'] = {
  range: 'Zeitraum',
  ranges: { '24h': '24 Stunden', '7d': '7 Tage', '30d': '30 Tage' },
  time: 'Zeit',
  figures: 'Aktivität',
  figuresNote: zone => `Die Zeiten gelten in Ihrer Zeitzone ${zone}. Der letzte Balken läuft noch.`,
  deliveries: 'Zustellungen',
  delivered: 'Zugestellt',
  failed: 'Fehlgeschlagen',
  latency: 'Antwortzeit Ihrer Endpunkte',
  median: 'Median',
  slowest: '95. Perzentil',
  milliseconds: value => `${value} ms`,
  requests: 'API-Anfragen',
  answered: 'Beantwortet',
  errors: 'Fehler',
  installations: 'Installationen',
  installs: 'Installiert',
  uninstalls: 'Deinstalliert',
  failureRate: percent => `${percent} fehlgeschlagen`,
  errorRate: percent => `${percent} Fehler`,
  ofUninstalls: count => plural(count, { one: '# deinstalliert', other: '# deinstalliert' }),
  slowestNote: value => `95 % innerhalb von ${value}`,

  nothing: 'Noch ist nichts geschehen',
  nothingNote:
    'Rufen Sie die API mit Ihrem Partner-Token auf, oder senden Sie einen Test an einen Ihrer Endpunkte.',
  sendTest: 'Test senden',
  readGuide: 'Schnellstart lesen',

  failing: 'Fehlschlagende Endpunkte',
  failingNote: count =>
    `Ihre letzte Zustellung ist fehlgeschlagen. Nach ${count} Fehlschlägen in Folge werden die Mitglieder dieses Kontos benachrichtigt.`,
  noneFails: 'Kein Endpunkt schlägt fehl',
  noneFailsNote: 'Hier erscheinen Endpunkte, deren letzte Zustellung fehlgeschlagen ist.',
  failures: count => plural(count, { one: '# Fehlschlag', other: '# Fehlschläge in Folge' }),
  failedAt: (since, last) => `Schlägt fehl seit ${since} · Letzter Fehlschlag ${last}`,
  showFailed: 'Fehlgeschlagene Zustellungen zeigen',
}
