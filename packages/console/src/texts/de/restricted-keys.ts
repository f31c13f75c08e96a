import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'

export const texts: Areas['restricted-keys'] = {
  title: 'Eingeschränkte Schlüssel',
  note: 'Für Ihre eigenen Programme, die diesen Standort über v3 lesen.',
  createAKey: 'Schlüssel erstellen',
  createRestrictedKey: 'Eingeschränkten Schlüssel erstellen',
  createKey: 'Schlüssel erstellen',
  noKeys: 'Keine eingeschränkten Schlüssel',
  noKeysNote:
    'Mit einem Schlüssel liest Ihr Programm diesen Standort, mit den Berechtigungen, die Sie wählen.',
  keyNamed: title => `Schlüssel ${title}`,
  secretNote: 'Kopieren Sie ihn jetzt, denn Sie sehen ihn nicht wieder.',
  copiedIt: 'Ich habe ihn kopiert',

  purpose: 'Zweck',
  purposeExample: 'Unsere Website',
  scopes: 'Berechtigungen',
  locations: 'Standorte',
  expiry: 'Gültig bis',

  paused: name => `Pausiert: ${name} ist nicht mehr Inhaber dieses Standorts`,
  pausedUnknown: 'Pausiert: Wer ihn erstellt hat, ist nicht mehr Inhaber dieses Standorts',
  createdBy: (name, day) => `erstellt von ${name} am ${day}`,
  createdOn: day => `erstellt am ${day}`,
  usedOn: day => `verwendet am ${day}`,
  neverUsed: 'nie verwendet',
  expiresOn: day => `gültig bis ${day}`,

  theKey: title => `den Schlüssel ${title}`,
  takeOverNote: location =>
    `Mit Ihrer Einwilligung funktioniert er an ${location} wieder. Wenn Sie nicht wissen, wer ihn verwendet, widerrufen Sie ihn stattdessen.`,
  revoke: 'Widerrufen',
  revokeNamed: title => `Schlüssel ${title} widerrufen`,
  revokeQuestion: title => `Schlüssel ${title} widerrufen?`,
  revokeKey: 'Schlüssel widerrufen',
  revokeNote: locations =>
    plural(locations, {
      one: 'Er funktioniert sofort nicht mehr.',
      other: 'Er funktioniert sofort nicht mehr, an allen # Standorten.',
    }),
  revoked: title => `Schlüssel ${title} widerrufen.`,
}
