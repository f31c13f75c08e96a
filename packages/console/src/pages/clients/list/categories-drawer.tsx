import { labelsCreate } from '@foyer/sdk/inputs'
import { useState } from 'react'
import { Latest } from '../../../forms/latest.tsx'
import { onlyEdited, readInput } from '../../../forms/read-input.ts'
import type { ClientCategory } from '../../../foyer.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { CategoryDot } from '../category-chips.tsx'
import { useCategories, useCategoryChanges } from '../use-categories.ts'

const firstColor = '#2f7d5b'

/** Creates, renames and deletes the categories of clients. */
export function CategoriesDrawer({ locationId, onClose }: { locationId: number; onClose(): void }) {
  const t = useTexts('clients')
  const ui = useTexts('ui')
  const say = useToast()
  const categories = useCategories(locationId)
  const { create, update, remove } = useCategoryChanges(locationId)
  const [edited, setEdited] = useState<ClientCategory>()
  const [deleted, setDeleted] = useState<ClientCategory>()
  const add = async (_values: unknown, form: HTMLFormElement) => {
    const { title } = await create(readInput(labelsCreate, form))
    form.reset()
    say(t.categoryCreated(title))
  }
  return (
    <Drawer title={t.categories} description={t.categoriesHelp} onClose={onClose}>
      <Form onSubmit={add} label={t.newCategory} className="category-form">
        <CategoryFields />
        <SubmitButton>{ui.create}</SubmitButton>
      </Form>
      {categories.length === 0 && <p className="category-none">{t.noCategories}</p>}
      <ul className="rows" aria-label={t.categories}>
        {categories.map(category => (
          <li key={category.id} className="row">
            {edited?.id === category.id ? (
              <Latest of={category}>
                {shown => (
                  <Form
                    className="category-form"
                    label={t.editCategory(category.title)}
                    onSubmit={async (_values, form) => {
                      await update({ id: category.id, ...onlyEdited(form, readInput(labelsCreate, form)) })
                      setEdited(undefined)
                    }}
                  >
                    <CategoryFields category={shown} />
                    <SubmitButton>{ui.save}</SubmitButton>
                    <Button onClick={() => setEdited(undefined)}>{ui.cancel}</Button>
                  </Form>
                )}
              </Latest>
            ) : (
              <>
                <span className="row-main">
                  <strong>
                    <CategoryDot color={category.color} />
                    {category.title}
                  </strong>
                </span>
                <Button
                  kind="quiet"
                  aria-label={t.editCategory(category.title)}
                  onClick={() => setEdited(category)}
                >
                  {ui.edit}
                </Button>
                <Button
                  kind="quiet"
                  aria-label={t.deleteCategory(category.title)}
                  onClick={() => setDeleted(category)}
                >
                  {ui.delete}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {deleted && (
        <Confirm
          title={t.deleteCategory(deleted.title)}
          action={ui.delete}
          onClose={() => setDeleted(undefined)}
          onConfirm={async () => {
            await remove(deleted.id)
            setDeleted(undefined)
            say(t.categoryDeleted(deleted.title))
          }}
        >
          {t.deleteCategoryHelp}
        </Confirm>
      )}
    </Drawer>
  )
}

function CategoryFields({ category }: { category?: ClientCategory }) {
  const t = useTexts('clients')
  return (
    <>
      <Field label={t.categoryName} name="title" defaultValue={category?.title} maxLength={255} />
      <Field
        label={t.categoryColor}
        name="color"
        type="color"
        defaultValue={category?.color || firstColor}
        required={false}
      />
    </>
  )
}
