import type { ServiceCategory } from '@foyer/sdk/business'
import { servicesUpdate } from '@foyer/sdk/inputs'
import { readInput } from '../../forms/read-input.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

interface ChangeCategoryProps {
  categories: readonly ServiceCategory[]
  count: number
  onChoose(categoryId: number): void
  onClose(): void
}

/** Asks into which category services go. */
export function ChangeCategory({ categories, count, onChoose, onClose }: ChangeCategoryProps) {
  const t = useTexts('services')
  const ui = useTexts('ui')
  const choose = async (_values: unknown, form: HTMLFormElement) => {
    const { category_id } = readInput(servicesUpdate, form)
    if (category_id !== undefined) onChoose(category_id)
  }
  return (
    <Dialog title={t.moveToCategory} onClose={onClose}>
      <Form onSubmit={choose}>
        <SelectField label={t.category} name="category_id">
          {categories.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <div className="dialog-actions">
          <Button onClick={onClose}>{ui.cancel}</Button>
          <SubmitButton>{t.apply(count)}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
