// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { DirectoryListForPagesInput, DirectoryGetForPagesInput } from '../account/directory.ts'

export const directoryListForPages: InputShape<DirectoryListForPagesInput> = { category: 'word?', country_id: 'number?', text: 'text', cursor: 'number?', count: 'number?' }

export const directoryGetForPages: InputShape<DirectoryGetForPagesInput> = { application_id: 'number' }
