import type { ErasureCount, ErasureStage, PersonalDataTable } from '@foyer/contract'
import { plural } from '../plural.ts'

interface Due {
  count: number
  is_exact: boolean
}

const tables: Record<PersonalDataTable, (count: number) => string> = {
  client: () => 'the record',
  appointments: count => plural(count, { one: '# appointment', other: '# appointments' }),
  group_events: count => plural(count, { one: '# group event', other: '# group events' }),
  transactions: count => plural(count, { one: '# payment', other: '# payments' }),
  purchases: count => plural(count, { one: '# purchase', other: '# purchases' }),
  loyalty_cards: count => plural(count, { one: '# loyalty card', other: '# loyalty cards' }),
  loyalty_transactions: count => plural(count, { one: '# card movement', other: '# card movements' }),
  calls: count => plural(count, { one: '# call', other: '# calls' }),
  messages: count => plural(count, { one: '# message', other: '# messages' }),
  deliveries: count =>
    plural(count, { one: '# delivery to an application', other: '# deliveries to applications' }),
  activity: count => plural(count, { one: '# log entry', other: '# log entries' }),
}

const counts: Record<ErasureCount, (count: number) => string> = {
  appointments: tables.appointments,
  cancelled_appointments: count => plural(count, { one: '# cancelled', other: '# cancelled' }),
  transactions: tables.transactions,
  purchases: tables.purchases,
  loyalty_cards: tables.loyalty_cards,
  calls: tables.calls,
  messages: tables.messages,
  notifications: count => plural(count, { one: '# notification', other: '# notifications' }),
  events: count => plural(count, { one: '# event', other: '# events' }),
  stored_answers: count => plural(count, { one: '# stored answer', other: '# stored answers' }),
}

const stages: Record<ErasureStage, string> = {
  appointments: 'Appointments',
  money: 'Payments',
  client: 'Record',
  events: 'Webhook log',
  copies: 'Copies',
  done: 'Erased',
}

const list = (parts: string[]) => parts.join(', ')

/** Personal data: the section of a client, and the page of a location. */
export const texts = {
  title: 'Personal data',
  sectionNote: 'What you hold about this client. A client may ask you for a copy, or to be erased.',
  held: (parts: string[]) => `Held besides the record: ${list(parts)}.`,
  heldAlone: 'Nothing is held besides the record.',
  tables,
  exportJson: 'Export as JSON',
  exportCsv: 'Export as CSV tables (ZIP)',
  exported: 'Exported. The security log says who exported it, and when.',
  exportedPartly: 'Exported. Some tables are longer than an export: older rows were left out.',
  askApplications: (titles: string[]) => `Ask applications for what they hold: ${list(titles)}`,
  askApplicationsHint: 'They get the event client_data_request and answer you themselves.',

  erase: 'Erase client',
  eraseTitle: (name: string) => `Erase ${name}?`,
  eraseTakes:
    'Erased: name, contact data, notes, custom fields, loyalty cards, calls, messages, and the copies in the webhook log.',
  eraseLeaves:
    'Kept without the person: appointments, payments and purchases with their dates and amounts, because your books need them.',
  eraseCancels: (count: number) =>
    plural(count, {
      one: '# upcoming appointment will be cancelled.',
      other: '# upcoming appointments will be cancelled.',
    }),
  eraseTells: (titles: string[]) => `These applications are asked to delete their data: ${list(titles)}.`,
  cannotBeUndone: 'This can’t be undone.',
  typeName: 'Type the name of the client',
  eraseBegun: 'Erasure started.',

  retention: 'Retention',
  retentionNote:
    'Erases by itself what you no longer need, once a day. Leave a field empty to keep everything. What is erased can’t be restored.',
  settings: {
    client_months: 'Clients without any activity, in months',
    call_months: 'Calls, in months',
    delivery_days: 'Webhook log, in days',
  },
  dueNow: {
    client_months: ({ count, is_exact }: Due) =>
      is_exact
        ? plural(count, { one: '# client would be erased now.', other: '# clients would be erased now.' })
        : plural(count, {
            one: 'At least # client would be erased now.',
            other: 'At least # clients would be erased now.',
          }),
    call_months: ({ count, is_exact }: Due) =>
      is_exact
        ? plural(count, { one: '# call would be deleted now.', other: '# calls would be deleted now.' })
        : plural(count, {
            one: 'At least # call would be deleted now.',
            other: 'At least # calls would be deleted now.',
          }),
    delivery_days: ({ count, is_exact }: Due) =>
      is_exact
        ? plural(count, {
            one: '# event would be deleted now.',
            other: '# events would be deleted now.',
          })
        : plural(count, {
            one: 'At least # event would be deleted now.',
            other: 'At least # events would be deleted now.',
          }),
  },
  limits: {
    client_months: (min: number, max: number) => `${min} to ${max} months.`,
    call_months: (min: number, max: number) => `${min} to ${max} months.`,
    delivery_days: (min: number, max: number) =>
      `${min} to ${max} days. After 30 days everything is deleted anyway.`,
  },
  confirmRetention: 'Erase what is due?',
  confirmRetentionNote: 'It begins within a day, and is repeated once a day.',
  firstClients: 'The first of them',
  moreClients: (count: number) => plural(count, { one: 'And # more.', other: 'And # more.' }),
  saveAndErase: 'Save and erase',
  retentionSaved: 'Retention saved.',
  applied: (at: string) => `Last applied ${at}.`,

  erasures: 'Erasures',
  erasuresNote: 'The proof of every erasure: who, when, and how much. Nothing here names the person.',
  noErasures: 'Nobody was erased yet',
  noErasuresHelp: 'Erase a client on their card, or set a retention.',
  clientNumber: (id: number) => `Client ${id}`,
  stages,
  counts,
  proof: (parts: string[]) => list(parts),
  byPerson: (name: string, at: string) => `Asked for by ${name}, ${at}.`,
  byRetention: (at: string) => `By the retention, ${at}.`,
  somebody: 'somebody without an account',
  finished: (at: string) => `Finished ${at}.`,
}

declare module '../areas.ts' {
  interface Areas {
    'personal-data': typeof texts
  }
}
