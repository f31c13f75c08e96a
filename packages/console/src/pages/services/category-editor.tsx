import type { ServiceCategory } from '@foyer/sdk/business'
import { serviceCategoriesCreate } from '@foyer/sdk/inputs'
import { useChange } from '../../data/use-change.ts'
import { Latest } from '../../forms/latest.tsx'
import { readInput } from '../../forms/read-input.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'

interface CategoryEditorProps {
  locationId: number
  /** Undefined for a new one. */
  category: ServiceCategory | undefined
  onSaved(category: ServiceCategory): void
  onClose(): void
}

/** Creates or renames a category. */
export function CategoryEditor({ locationId, category, onSaved, onClose }: CategoryEditorProps) {
  const t = useTexts('services')
  const ui = useTexts('ui')
  const say = useToast()
  const { mutateAsync: change } = useChange({
    affects: [['service_category', locationId]],
    change: (form: HTMLFormElement) => {
      const input = readInput(serviceCategoriesCreate, form, { location_id: locationId })
      return category
        ? foyer.serviceCategories.update({ ...input, category_id: category.id })
        : foyer.serviceCategories.create(input)
    },
  })
  const save = async (_values: unknown, form: HTMLFormElement) => {
    const { data } = await change(form)
    say(category ? t.categorySaved(data.title) : t.categoryCreated(data.title))
    onSaved(data)
    onClose()
  }
  return (
    <Dialog title={category ? t.renameTitle(category.title) : t.newCategory} onClose={onClose}>
      <Latest of={category?.title}>
        {shown => (
          <Form onSubmit={save}>
            <Field label={t.name} name="title" defaultValue={shown} maxLength={255} autoFocus />
            <div className="dialog-actions">
              <Button onClick={onClose}>{ui.cancel}</Button>
              <SubmitButton>{category ? ui.save : ui.create}</SubmitButton>
            </div>
          </Form>
        )}
      </Latest>
    </Dialog>
  )
}

interface DeleteCategoryProps {
  locationId: number
  category: ServiceCategory
  onDeleted(): void
  onClose(): void
}

export function DeleteCategory({ locationId, category, onDeleted, onClose }: DeleteCategoryProps) {
  const t = useTexts('services')
  const ui = useTexts('ui')
  const say = useToast()
  const { mutateAsync: change } = useChange({
    affects: [['service_category', locationId]],
    change: () => foyer.serviceCategories.delete({ location_id: locationId, category_id: category.id }),
  })
  const remove = async () => {
    await change()
    say(t.categoryDeleted(category.title))
    onDeleted()
    onClose()
  }
  return (
    <Confirm
      title={t.deleteCategoryTitle(category.title)}
      action={ui.delete}
      onConfirm={remove}
      onClose={onClose}
    >
      {t.deleteCategoryNote}
    </Confirm>
  )
}
