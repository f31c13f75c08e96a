import { plural } from '../plural.ts'

export const texts = {
  title: 'Restricted keys',
  note: 'For your own programs that read this location through v3.',
  createAKey: 'Create a key',
  createRestrictedKey: 'Create a restricted key',
  createKey: 'Create key',
  noKeys: 'No restricted keys',
  noKeysNote: 'A key lets your program read this location, with the scopes you choose.',
  keyNamed: (title: string) => `Key ${title}`,
  secretNote: 'Copy it now. You won’t see it again.',
  copiedIt: 'I have copied it',

  purpose: 'Purpose',
  purposeExample: 'Our website',
  scopes: 'Scopes',
  locations: 'Locations',
  expiry: 'Expires on',

  paused: (name: string) => `Paused: ${name} no longer owns this location`,
  pausedUnknown: 'Paused: its creator no longer owns this location',
  createdBy: (name: string, day: string) => `created by ${name} on ${day}`,
  createdOn: (day: string) => `created on ${day}`,
  usedOn: (day: string) => `used on ${day}`,
  neverUsed: 'never used',
  expiresOn: (day: string) => `expires on ${day}`,

  theKey: (title: string) => `the key ${title}`,
  takeOverNote: (location: string) =>
    `It works in ${location} again, with your consent. If you don’t know who uses it, revoke it instead.`,
  revoke: 'Revoke',
  revokeNamed: (title: string) => `Revoke the key ${title}`,
  revokeQuestion: (title: string) => `Revoke the key ${title}?`,
  revokeKey: 'Revoke the key',
  revokeNote: (locations: number) =>
    plural(locations, {
      one: 'It stops working at once.',
      other: 'It stops working at once, in all of its # locations.',
    }),
  revoked: (title: string) => `Key ${title} revoked.`,
}

declare module '../areas.ts' {
  interface Areas {
    'restricted-keys': typeof texts
  }
}
