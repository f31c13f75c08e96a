import { useTexts } from '../../texts/use-texts.ts'
import { MultiCombobox } from '../../ui/multi-combobox.tsx'
import { findIn } from '../../ui/use-options.ts'
import { useWords } from '../applications/use-words.ts'

/** Kinds of records; none of them means all. */
export function KindsField({ value, onChange }: { value: string[]; onChange(kinds: string[]): void }) {
  const t = useTexts('replays')
  const { kinds } = useWords()
  const chosen = kinds.filter(({ name }) => value.includes(name))
  return (
    <MultiCombobox
      label={t.kinds}
      name="resources"
      hint={t.kindsHint}
      isOptional
      itemKey={({ name }) => name}
      itemTitle={({ title }) => title}
      find={findIn(kinds, ({ title }) => title)}
      value={chosen}
      onChange={items => onChange(items.map(({ name }) => name))}
    />
  )
}
