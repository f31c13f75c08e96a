import type { World as AnsweredWorld } from '@foyer/sdk'

type Ids<Names extends string> = Record<Names, number>

/** What `demo.json` says about the demo world, with the addresses of this world. */
export interface Facts
  extends Omit<
    AnsweredWorld,
    | 'locations'
    | 'staff'
    | 'services'
    | 'resources'
    | 'storages'
    | 'accounts'
    | 'expenses'
    | 'loyalty_card_types'
    | 'applications'
  > {
  /** Location IDs. */
  locations: Ids<'main' | 'second' | 'test' | 'blocked' | 'foreign'>
  /** Team members of the main Location. */
  staff: Ids<'maya' | 'leo' | 'sam' | 'irina' | 'amelie' | 'priya'>
  /** Services of the main Location. */
  services: Ids<
    | 'womensHaircut'
    | 'mensHaircut'
    | 'colouring'
    | 'blowDry'
    | 'beardTrim'
    | 'manicure'
    | 'gelManicure'
    | 'pedicure'
    | 'facial'
    | 'massage'
    | 'laser'
    | 'brows'
    | 'yoga'
    | 'workshop'
  >
  /** Resources of the main Location. */
  resources: Ids<'washBasin' | 'nailDesk' | 'pedicureChair' | 'treatmentRoom' | 'laserDevice' | 'studio'>
  /** Storages of the main Location. */
  storages: Ids<'main' | 'treatmentRooms'>
  /** Accounts of the main Location. */
  accounts: Ids<'cash' | 'card'>
  /** Income and expense items of the main Location. */
  expenses: Ids<'services' | 'goods' | 'rent' | 'supplies' | 'salary'>
  /** Types of loyalty cards. */
  loyalty_card_types: Ids<'silver' | 'gold' | 'platinum'>
  /** Applications of the partner; the last one of the other partner. */
  applications: Ids<'public' | 'nonpublic' | 'draft' | 'chat_bot' | 'paid' | 'other_partner'>
}
