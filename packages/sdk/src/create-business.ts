import { createForPeople, type PersonOptions } from './create-for-people.ts'
import { type BusinessOperations, businessOperations } from './generated/business.ts'

/** The operations of a business, by group. */
export type FoyerBusiness = BusinessOperations

/**
 * The operations of partners on appointments, clients and the rest of a business, for a person in the console: the
 * session of the browser takes the place of the tokens, and the app listener the place of the API listener.
 */
export const createBusiness = (options: Omit<PersonOptions, 'personalAccessToken'>): FoyerBusiness =>
  createForPeople<FoyerBusiness>('createBusiness', businessOperations, options)
