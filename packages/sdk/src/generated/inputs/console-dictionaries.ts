// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { ConsoleDictionariesCitiesInput } from '../account/console-dictionaries.ts'

export const consoleDictionariesCities: InputShape<ConsoleDictionariesCitiesInput> = { country_id: 'number?', title: 'text' }
