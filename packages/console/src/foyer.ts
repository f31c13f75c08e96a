import { createFoyer, type DataFrom } from '@foyer/sdk'

const { origin } = window.location

/** The console calls the listener that serves it, under the session cookie; it never calls the API listener. */
export const foyer = createFoyer({ appUrl: origin, apiUrl: origin })

export type Me = DataFrom<'account', 'me'>
export type MyLocation = Me['locations'][number]
export type Member = DataFrom<'locations', 'listUsers'>[number]
export type Role = DataFrom<'locations', 'listRoles'>[number]
export type RightEntry = DataFrom<'locations', 'listRights'>[number]
export type Right = RightEntry['slug']
export type Partner = DataFrom<'partners', 'list'>[number]
export type IssuedPartner = DataFrom<'partners', 'create'>
export type UserToken = DataFrom<'account', 'listTokens'>[number]
