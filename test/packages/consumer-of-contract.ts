// What the compiler sees of the contract: checked, never run.
import { catalogue, errors } from '@foyer/contract'
import { examples } from '@foyer/contract/examples'

export const known: 404 = errors.not_found.status
export const path: '/countries' = catalogue.dictionaries.countries.path
export const names: string[] = Object.keys(examples)
