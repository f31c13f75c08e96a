import { FoyerError } from '@foyer/sdk/account'

/** Refuses a field as the API would; `sentence` is one that `fieldMessage` knows, so it is shown in the language of the page. */
export const fieldError = (field: string, sentence: string): FoyerError =>
  new FoyerError({
    status: 422,
    code: 'validation_failed',
    message: sentence,
    fields: { [field]: [sentence] },
  })
