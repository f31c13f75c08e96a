import { useSearchParams } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useWords } from '../applications/use-words.ts'

export function DirectoryFilter({ text, category }: { text?: string; category?: string }) {
  const t = useTexts('directory')
  const { categories } = useWords()
  const [, setSearch] = useSearchParams()
  const find = async (values: Values) =>
    setSearch(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')))
  return (
    <Form canBeLeft label={t.find} className="form-row" onSubmit={find}>
      <Field label={t.search} name="text" defaultValue={text} placeholder={t.searchExample} isOptional />
      <SelectField label={t.category} name="category" defaultValue={category ?? ''} isOptional>
        <option value="">{t.allCategories}</option>
        {categories.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </SelectField>
      <SubmitButton kind="plain">{t.search}</SubmitButton>
    </Form>
  )
}
