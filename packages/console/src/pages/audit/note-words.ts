import type { AuditEntry } from '../../foyer.ts'
import type { Areas } from '../../texts/areas.ts'
import { deviceName } from '../../texts/server-names.ts'

type Words = Record<string, string>

/** The words for the names in a note. */
export interface NoteTexts {
  audit: Areas['audit']
  marketplace: Pick<Areas['marketplace'], 'fields' | 'inSentence'>
  /** By slug. */
  rights: Words
  scopes: Areas['scopes']
}

/** Finds the words for the names in the note of an action. Notes of other actions are written by people. */
function wordsOf(
  action: AuditEntry['action'],
  { audit, marketplace, rights, scopes }: NoteTexts,
): Words | undefined {
  switch (action) {
    case 'location-update':
      return audit.locationFields
    case 'partner-update':
      return audit.partnerFields
    case 'oauth-client-update':
      return audit.oauthClientFields
    case 'application-submit':
      return Object.fromEntries(
        Object.entries(marketplace.fields).map(([name, label]) => [name, marketplace.inSentence(label)]),
      )
    case 'role-create':
    case 'role-update':
      return rights
    case 'consent-give':
    case 'restricted-key-create':
      return scopes.location
    default:
      return undefined
  }
}

/** Translates the names of fields, rights and scopes in a note. Unknown names stay unchanged. */
export function toNote({ action, note }: Pick<AuditEntry, 'action' | 'note'>, texts: NoteTexts): string {
  if (action === 'telephony-routes-set')
    return note.replace(/^rows: (\d+)$/, (_, count) => texts.audit.routes(Number(count)))
  if (action === 'replay-start')
    return note.replace(/^deliveries: (\d+)$/, (_, count) => texts.audit.replayed(Number(count)))
  if (counting.includes(action)) return toCounts(note, texts.audit)
  if (action === 'sign-in' || action === 'session-end') return deviceName(note, texts.audit)
  if (action === 'sign-in-failed') return (texts.audit.signInFailures as Words)[note] ?? note
  const words = wordsOf(action, texts)
  if (!words) return note
  // The list of names may follow a title: `Reception: clients_access, …`.
  const start = note.lastIndexOf(': ') + 1
  const names = note.slice(start).trim().split(', ')
  return [note.slice(0, start), names.map(name => words[name] ?? name).join(', ')].filter(Boolean).join(' ')
}

/** Their notes are names with numbers: `client_months 12, call_months off`. */
const counting: readonly AuditEntry['action'][] = [
  'retention-update',
  'retention-apply',
  'client-export',
  'client-erase',
  'client-erased',
]

function toCounts(note: string, { counted, isOff }: Areas['audit']): string {
  const words: Record<string, (value: string) => string> = counted
  return note
    .split(', ')
    .map(part => {
      const [, name = '', value = ''] = /^(\w+) (\d+|off)$/.exec(part) ?? []
      return Object.hasOwn(words, name) ? words[name]?.(value === 'off' ? isOff : value) : part
    })
    .join(', ')
}
