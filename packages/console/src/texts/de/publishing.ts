import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'

export const texts: Areas['publishing'] = {
  checklist: 'Vor der Prüfung',
  checklistNote: 'Worauf Betreiber und Inhaber achten.',
  canSubmit: 'Alles, was eine Prüfung braucht, ist da.',
  cannotSubmit: 'Eine Prüfung wird abgelehnt, bis alles Nötige erledigt ist.',
  done: 'Erledigt',
  required: 'Nötig',
  advised: 'Empfohlen',
  mend: 'Öffnen',
  mendNamed: item => `Öffnen: ${item}`,
  items: {
    email: {
      title: 'Ihre E-Mail-Adresse',
      advice: 'Bestätigen Sie sie mit dem Link in der Nachricht, die wir Ihnen gesendet haben.',
    },
    title: { title: 'Name', advice: 'Geben Sie der Anwendung einen Namen.' },
    short_description: { title: 'Kurzbeschreibung', advice: 'Sagen Sie in einem Satz, was sie tut.' },
    description: { title: 'Beschreibung', advice: 'Sagen Sie, was sie für einen Betrieb tut.' },
    icon: { title: 'Symbol', advice: 'Inhaber erkennen eine Anwendung an ihrem Symbol.' },
    category: { title: 'Kategorie', advice: 'Wählen Sie, wo Inhaber sie finden.' },
    rights: { title: 'Rechte', advice: 'Ohne ein Recht kann sie nichts lesen und nichts ändern.' },
    subscription: {
      title: 'Abonnement',
      advice: 'Für manche ihrer Datensätze fehlt das Recht, das deren Ereignisse brauchen.',
    },
    registration_url: {
      title: 'Registrierungsseite',
      advice: 'Inhaber, die sie verbinden, gelangen dorthin. Ohne eine bleiben sie hier.',
    },
    webhook_url: {
      title: 'Marktplatz-Webhook',
      advice: 'Er sagt Ihnen, wenn ein Inhaber die Anwendung entfernt.',
    },
    plans: {
      title: 'Preis und Tarife',
      advice: 'Inhaber suchen nach einem Preis. Sagen Sie es, wenn sie kostenlos ist.',
    },
    endpoint_check: {
      title: 'Endpunktprüfung',
      advice:
        'Prüfen Sie eine ihrer URLs: Die letzte Prüfung der letzten 30 Tage darf keinen Fehler gefunden haben.',
    },
    test_installation: {
      title: 'An einem Teststandort ausprobiert',
      advice: 'Installieren Sie sie an einem Teststandort, und bestätigen Sie die Installation einmal.',
    },
  },

  card: 'So werden Inhaber sie sehen',
  cardNote: 'Im App-Verzeichnis, mit den Änderungen, die auf eine Prüfung warten.',

  plans: 'Tarife',
  plansNote: 'Wofür Inhaber zahlen können.',
  editPlans: 'Tarife bearbeiten',
  noPlans: 'Noch keine Tarife',
  noPlansNote: 'Ohne Tarife kostet die Anwendung auf dieser Plattform nichts.',
  option: (title, price) => `${title}: ${price}`,

  installs: 'Installationen',
  installsNote: 'Standorte, die die Anwendung installiert oder entfernt haben, nach Tagen in UTC.',
  span: 'Zeitraum',
  days: count => plural(count, { one: '# Tag', other: '# Tage' }),
  installTotals: (connected, installed, ended) =>
    `Jetzt verbunden: ${connected}. In diesem Zeitraum: ${installed} hinzugekommen, ${ended} beendet.`,
  installed: 'Installiert',
  ended: 'Beendet',
  connected: 'Verbunden',
  day: 'Tag',
  dayRange: (from, till) => `${from} – ${till}`,
  changes: 'Installiert und beendet',
  connectedLocations: 'Verbundene Standorte',

  revenue: 'Einnahmen',
  revenueNote: 'Die letzten zwölf Monate, in UTC. Eine Erstattung zählt im Monat ihrer Zahlung.',
  noRevenue: 'Noch nichts bezahlt',
  noRevenueNote: 'Hier erscheinen Zahlungen auf unserer Zahlungsseite und solche, die Sie melden.',
  month: 'Monat',
  source: 'Bezahlt',
  sources: { platform: 'Auf unserer Zahlungsseite', partner: 'Von Ihnen gemeldet' },
  payments: 'Zahlungen',
  paid: 'Summe',
  refunded: 'Erstattet',
  left: 'Nach Erstattungen',
  none: 'Keine',
}
