import { describe, expect, it } from 'vitest'
import { toNote } from './note-words.ts'

describe('the notes of the audit log', () => {
  it.each([
    ['location-update', 'business_type_id, coordinate_lat, title', 'business, latitude, name'],
    ['location-update', 'payment_system_ids_enabled on', 'payment IDs are shown'],
    ['partner-update', 'webhook_url', 'marketplace webhook'],
    ['oauth-client-update', 'foyer_1: title, redirect_uris', 'foyer_1: name, redirect URIs'],
    ['application-submit', 'country_ids, rights', 'countries, rights'],
    ['role-create', 'Desk: late, early: clients_access', 'Desk: late, early: See and change clients'],
    ['role-update', 'Desk: no rights', 'Desk: no rights'],
    ['restricted-key-create', 'Export: locations:read', 'Export: See the Location and its resources'],
    ['telephony-routes-set', 'rows: 3', '3 routes'],
    ['freeze-link', 'title: a complaint, clients_access', 'title: a complaint, clients_access'],
    ['location-update', 'something_new', 'something_new'],
    ['sign-in', '', ''],
  ])('EXA-47 are in plain words: %s %s', (action, note, words) => {
    expect(toNote({ action, note })).toBe(words)
  })
})
