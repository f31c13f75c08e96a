import type { World as AnsweredWorld } from '@foyer/sdk'

/** The names in the demo world. A test compares them with those of the server. */
export const factNames = {
  locations: ['main', 'second', 'test', 'blocked', 'foreign'],
  staff: ['maya', 'leo', 'sam', 'irina', 'amelie', 'priya'],
  services: [
    'womensHaircut',
    'mensHaircut',
    'colouring',
    'blowDry',
    'beardTrim',
    'manicure',
    'gelManicure',
    'pedicure',
    'facial',
    'massage',
    'laser',
    'brows',
    'yoga',
    'workshop',
  ],
  resources: ['washBasin', 'nailDesk', 'pedicureChair', 'treatmentRoom', 'laserDevice', 'studio'],
  storages: ['main', 'treatmentRooms'],
  accounts: ['cash', 'card'],
  expenses: ['services', 'goods', 'rent', 'supplies', 'salary'],
  loyalty_card_types: ['silver', 'gold', 'platinum'],
  applications: ['public', 'nonpublic', 'draft', 'chat_bot', 'paid', 'other_partner'],
} as const

type Names = typeof factNames
type Ids<Group extends keyof Names> = Record<Names[Group][number], number>

/** What `demo.json` says about the demo world, with the addresses of this world. */
export interface Facts extends Omit<AnsweredWorld, keyof Names> {
  /** Location IDs. */
  locations: Ids<'locations'>
  /** Team members of the main Location. */
  staff: Ids<'staff'>
  /** Services of the main Location. */
  services: Ids<'services'>
  /** Resources of the main Location. */
  resources: Ids<'resources'>
  /** Storages of the main Location. */
  storages: Ids<'storages'>
  /** Accounts of the main Location. */
  accounts: Ids<'accounts'>
  /** Income and expense items of the main Location. */
  expenses: Ids<'expenses'>
  /** Types of loyalty cards. */
  loyalty_card_types: Ids<'loyalty_card_types'>
  /** Applications of the partner; the last one of the other partner. */
  applications: Ids<'applications'>
}
