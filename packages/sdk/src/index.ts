export {
  addressesOf,
  type Catalogue,
  catalogue,
  type FieldErrors,
  type Operation,
  operations,
  type Right,
  rights,
} from '@foyer/contract'
export { createFoyer, type FoyerOptions } from './create-foyer.ts'
export type { Session, Tokens } from './credentials.ts'
export { findApiUrl } from './find-api-url.ts'
export { FoyerError } from './foyer-error.ts'
export type { Call, CallOptions, DataFrom, Foyer, InputOf, ResultOf } from './types.ts'
