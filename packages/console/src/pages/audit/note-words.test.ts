import { describe, expect, it } from 'vitest'
import { texts as auditInGerman } from '../../texts/de/audit.ts'
import { texts as marketplaceInGerman } from '../../texts/de/marketplace.ts'
import { texts as rightsInGerman } from '../../texts/de/rights.ts'
import { texts as scopesInGerman } from '../../texts/de/scopes.ts'
import { texts as audit } from '../../texts/en/audit.ts'
import { texts as marketplace } from '../../texts/en/marketplace.ts'
import { texts as rightsInEnglish } from '../../texts/en/rights.ts'
import { texts as scopes } from '../../texts/en/scopes.ts'
import { toNote } from './note-words.ts'

const { rights } = rightsInEnglish.groups.clients

describe('the notes of the audit log', () => {
  it.each([
    ['location-update', 'business_type_id, coordinate_lat, title', 'business, latitude, name'],
    ['location-update', 'payment_system_ids_enabled on', 'payment IDs are shown'],
    ['partner-update', 'webhook_url', 'marketplace webhook'],
    ['oauth-client-update', 'foyer_1: title, redirect_uris', 'foyer_1: name, redirect URIs'],
    ['application-submit', 'country_ids, rights', 'countries, rights'],
    ['role-create', 'Desk: late, early: clients_access', 'Desk: late, early: See and change clients'],
    ['role-update', 'Desk: no rights', 'Desk: no rights'],
    ['restricted-key-create', 'Export: locations:read', 'Export: See the location and its resources'],
    ['telephony-routes-set', 'rows: 3', '3 routes'],
    [
      'retention-update',
      'client_months 12, call_months off',
      'clients without activity: 12 (months), calls: off (months)',
    ],
    [
      'client-erased',
      'client 7, loyalty_cards 1, cancelled_appointments 2',
      'client number 7, loyalty cards: 1, cancelled appointments: 2',
    ],
    ['retention-apply', 'something_new 3', 'something_new 3'],
    ['freeze-link', 'title: a complaint, clients_access', 'title: a complaint, clients_access'],
    ['location-update', 'something_new', 'something_new'],
    ['sign-in', '', ''],
  ])('EXA-47 are in plain words: %s %s', (action, note, words) => {
    expect(toNote({ action, note }, { audit, marketplace, rights, scopes })).toBe(words)
  })

  it('are in German too', () => {
    const texts = {
      audit: auditInGerman,
      marketplace: marketplaceInGerman,
      rights: rightsInGerman.groups.clients.rights,
      scopes: scopesInGerman,
    }
    expect(toNote({ action: 'location-update', note: 'zip, title' }, texts)).toBe('Postleitzahl, Name')
    expect(toNote({ action: 'application-submit', note: 'country_ids' }, texts)).toBe('Länder')
    expect(toNote({ action: 'role-create', note: 'Theke: clients_access' }, texts)).toBe(
      'Theke: Kunden sehen und ändern',
    )
  })
})
