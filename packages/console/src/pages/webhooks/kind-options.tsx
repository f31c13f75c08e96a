import { useWords } from '../applications/use-words.ts'

/** Options for record types; their values are the wire names. */
export function KindOptions() {
  const { kinds } = useWords()
  return kinds.map(({ name, title }) => (
    <option key={name} value={name}>
      {title}
    </option>
  ))
}
