import { kinds } from '../applications/words.ts'

/** Options for record types; their values are the wire names. */
export const KindOptions = () =>
  kinds.map(({ name, title }) => (
    <option key={name} value={name}>
      {title}
    </option>
  ))
