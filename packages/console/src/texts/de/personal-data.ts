import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'

const list = (parts: string[]) => parts.join(', ')

const tables: Areas['personal-data']['tables'] = {
  client: () => 'der Datensatz',
  appointments: count => plural(count, { one: '# Termin', other: '# Termine' }),
  group_events: count => plural(count, { one: '# Gruppentermin', other: '# Gruppentermine' }),
  transactions: count => plural(count, { one: '# Zahlung', other: '# Zahlungen' }),
  purchases: count => plural(count, { one: '# Kauf', other: '# Käufe' }),
  loyalty_cards: count => plural(count, { one: '# Treuekarte', other: '# Treuekarten' }),
  loyalty_transactions: count => plural(count, { one: '# Kartenbewegung', other: '# Kartenbewegungen' }),
  calls: count => plural(count, { one: '# Anruf', other: '# Anrufe' }),
  messages: count => plural(count, { one: '# Nachricht', other: '# Nachrichten' }),
  deliveries: count =>
    plural(count, { one: '# Zustellung an Anwendungen', other: '# Zustellungen an Anwendungen' }),
  activity: count => plural(count, { one: '# Protokolleintrag', other: '# Protokolleinträge' }),
}

export const texts: Areas['personal-data'] = {
  title: 'Personenbezogene Daten',
  sectionNote:
    'Was Sie über diesen Kunden gespeichert haben. Kunden können eine Kopie oder die Löschung verlangen.',
  held: parts => `Außer dem Datensatz gespeichert: ${list(parts)}.`,
  heldAlone: 'Außer dem Datensatz ist nichts gespeichert.',
  tables,
  exportJson: 'Als JSON exportieren',
  exportCsv: 'Als CSV-Tabellen exportieren (ZIP)',
  exported: 'Exportiert. Im Sicherheitsprotokoll steht, wer es wann exportiert hat.',
  exportedPartly: 'Exportiert. Einige Tabellen sind länger als ein Export: Ältere Zeilen fehlen.',
  askApplications: titles => `Anwendungen nach ihren Daten fragen: ${list(titles)}`,
  askApplicationsHint: 'Sie erhalten das Ereignis client_data_request und antworten Ihnen selbst.',

  erase: 'Endgültig löschen',
  eraseTitle: name => `${name} endgültig löschen?`,
  eraseTakes:
    'Gelöscht werden: Name, Kontaktdaten, Notizen, eigene Felder, Treuekarten, Anrufe, Nachrichten und die Kopien im Webhook-Protokoll.',
  eraseLeaves:
    'Ohne die Person bleiben: Termine, Zahlungen und Käufe mit Datum und Betrag, weil Ihre Buchhaltung sie braucht.',
  eraseCancels: count =>
    plural(count, {
      one: '# künftiger Termin wird abgesagt.',
      other: '# künftige Termine werden abgesagt.',
    }),
  eraseTells: titles => `Diese Anwendungen werden aufgefordert, ihre Daten zu löschen: ${list(titles)}.`,
  cannotBeUndone: 'Das lässt sich nicht rückgängig machen.',
  typeName: 'Geben Sie den Namen des Kunden ein',
  eraseBegun: 'Die Löschung hat begonnen.',

  retention: 'Aufbewahrung',
  retentionNote:
    'Löscht einmal am Tag von selbst, was Sie nicht mehr brauchen. Ein leeres Feld behält alles. Gelöschtes lässt sich nicht wiederherstellen.',
  settings: {
    client_months: 'Kunden ohne jede Aktivität, in Monaten',
    call_months: 'Anrufe, in Monaten',
    delivery_days: 'Webhook-Protokoll, in Tagen',
  },
  dueNow: {
    client_months: ({ count, is_exact }) =>
      is_exact
        ? plural(count, { one: '# Kunde würde jetzt gelöscht.', other: '# Kunden würden jetzt gelöscht.' })
        : plural(count, {
            one: 'Mindestens # Kunde würde jetzt gelöscht.',
            other: 'Mindestens # Kunden würden jetzt gelöscht.',
          }),
    call_months: ({ count, is_exact }) =>
      is_exact
        ? plural(count, { one: '# Anruf würde jetzt gelöscht.', other: '# Anrufe würden jetzt gelöscht.' })
        : plural(count, {
            one: 'Mindestens # Anruf würde jetzt gelöscht.',
            other: 'Mindestens # Anrufe würden jetzt gelöscht.',
          }),
    delivery_days: ({ count, is_exact }) =>
      is_exact
        ? plural(count, {
            one: '# Ereignis würde jetzt gelöscht.',
            other: '# Ereignisse würden jetzt gelöscht.',
          })
        : plural(count, {
            one: 'Mindestens # Ereignis würde jetzt gelöscht.',
            other: 'Mindestens # Ereignisse würden jetzt gelöscht.',
          }),
  },
  limits: {
    client_months: (min, max) => `${min} bis ${max} Monate.`,
    call_months: (min, max) => `${min} bis ${max} Monate.`,
    delivery_days: (min, max) => `${min} bis ${max} Tage. Nach 30 Tagen wird ohnehin alles gelöscht.`,
  },
  confirmRetention: 'Fällige Daten löschen?',
  confirmRetentionNote: 'Es beginnt innerhalb eines Tages und wiederholt sich einmal am Tag.',
  firstClients: 'Die ersten davon',
  moreClients: count => plural(count, { one: 'Und # weiterer.', other: 'Und # weitere.' }),
  saveAndErase: 'Speichern und löschen',
  retentionSaved: 'Aufbewahrung gespeichert.',
  applied: at => `Zuletzt angewendet ${at}.`,

  erasures: 'Löschungen',
  erasuresNote: 'Der Nachweis jeder Löschung: wer, wann und wie viel. Nichts davon nennt die Person.',
  noErasures: 'Noch niemand wurde gelöscht',
  noErasuresHelp: 'Löschen Sie einen Kunden auf seiner Karte, oder legen Sie eine Aufbewahrung fest.',
  clientNumber: id => `Kunde ${id}`,
  stages: {
    appointments: 'Termine',
    money: 'Zahlungen',
    client: 'Datensatz',
    events: 'Webhook-Protokoll',
    copies: 'Kopien',
    done: 'Gelöscht',
  },
  counts: {
    appointments: tables.appointments,
    cancelled_appointments: count => plural(count, { one: '# abgesagt', other: '# abgesagt' }),
    transactions: tables.transactions,
    purchases: tables.purchases,
    loyalty_cards: tables.loyalty_cards,
    calls: tables.calls,
    messages: tables.messages,
    notifications: count => plural(count, { one: '# Benachrichtigung', other: '# Benachrichtigungen' }),
    events: count => plural(count, { one: '# Ereignis', other: '# Ereignisse' }),
    stored_answers: count =>
      plural(count, { one: '# gespeicherte Antwort', other: '# gespeicherte Antworten' }),
  },
  proof: parts => list(parts),
  byPerson: (name, at) => `Verlangt von ${name}, ${at}.`,
  byRetention: at => `Durch die Aufbewahrung, ${at}.`,
  somebody: 'jemandem ohne Konto',
  finished: at => `Beendet ${at}.`,
}
