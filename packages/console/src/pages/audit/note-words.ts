import { applicationFields, rights, scopes } from '@foyer/contract'
import type { AuditEntry } from '../../foyer.ts'

type Words = Record<string, string>

const titlesOf = (things: Record<string, { title: string }>): Words =>
  Object.fromEntries(Object.entries(things).map(([name, { title }]) => [name, title]))

const locationFields: Words = {
  title: 'name',
  country_id: 'country',
  city_id: 'city',
  business_type_id: 'business',
  timezone_name: 'time zone',
  address: 'address',
  zip: 'postal code',
  phones: 'phones',
  email: 'e-mail',
  site: 'website',
  coordinate_lat: 'latitude',
  coordinate_lon: 'longitude',
  short_descr: 'short description',
  description: 'description',
  social: 'social media',
  'payment_system_ids_enabled on': 'payment IDs are shown',
  'payment_system_ids_enabled off': 'payment IDs are hidden',
}

const applicationLabels: Words = Object.fromEntries(
  Object.entries(applicationFields).map(([name, { label }]) => [name, label.toLowerCase()]),
)

/** Translates the names in the note of an action. Notes of other actions are written by people. */
const wordsOf: { [action in AuditEntry['action']]?: Words } = {
  'location-update': locationFields,
  'partner-update': { title: 'name', webhook_url: 'marketplace webhook' },
  'oauth-client-update': { title: 'name', redirect_uris: 'redirect URIs', scopes: 'scopes' },
  'application-submit': applicationLabels,
  'role-create': titlesOf(rights),
  'role-update': titlesOf(rights),
  'consent-give': titlesOf(scopes),
  'restricted-key-create': titlesOf(scopes),
}

/** Translates the names of fields, rights and scopes in a note. Unknown names stay unchanged. */
export function toNote({ action, note }: Pick<AuditEntry, 'action' | 'note'>): string {
  if (action === 'telephony-routes-set') return note.replace(/^rows: (\d+)$/, '$1 routes')
  const words = wordsOf[action]
  if (!words) return note
  // The list of names may follow a title: `Reception: clients_access, …`.
  const start = note.lastIndexOf(': ') + 1
  const names = note.slice(start).trim().split(', ')
  return [note.slice(0, start), names.map(name => words[name] ?? name).join(', ')].filter(Boolean).join(' ')
}
