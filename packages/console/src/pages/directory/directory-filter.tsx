import { useSearchParams } from 'react-router'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { categories } from '../applications/words.ts'

export function DirectoryFilter({ text, category }: { text?: string; category?: string }) {
  const [, setSearch] = useSearchParams()
  const find = async (values: Values) =>
    setSearch(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')))
  return (
    <Form label="Find applications" className="form-row" onSubmit={find}>
      <Field label="Search" name="text" defaultValue={text} placeholder="Reports" isOptional />
      <SelectField label="Category" name="category" defaultValue={category ?? ''} isOptional>
        <option value="">All categories</option>
        {categories.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </SelectField>
      <SubmitButton kind="plain">Search</SubmitButton>
    </Form>
  )
}
