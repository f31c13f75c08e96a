import { useState } from 'react'
import type { CallOptions } from '../../../data/run-all.ts'
import { ifRead } from '../../../data/use-list.ts'
import { type ClientCategory, foyer } from '../../../foyer.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { findIn } from '../../../ui/use-options.ts'
import { useCategoryChanges } from '../use-categories.ts'
import { Progress } from './progress.tsx'
import { type EachDialogProps, useChangeEach } from './use-change-each.ts'

/** Adds one category to several clients. Those who have it stay as they are. */
export function AddCategoryDialog({
  categories,
  ...props
}: EachDialogProps & { categories: ClientCategory[] }) {
  const { locationId, ids, onClose } = props
  const t = useTexts('clients')
  const ui = useTexts('ui')
  const [category, setCategory] = useState<ClientCategory>()
  const { create } = useCategoryChanges(locationId)
  const { progress, changeEach } = useChangeEach(props)
  const add = async () => {
    if (category)
      await changeEach(
        (id, options) => addCategory({ company_id: locationId, client_id: id }, category.id, options),
        t.categoryAdded,
      )
  }
  return (
    <Dialog title={t.addCategoryTo(ids.length)} onClose={onClose}>
      <Form onSubmit={add}>
        <Combobox
          label={t.categoryField}
          name="category"
          placeholder={t.addCategory}
          value={category}
          onChange={setCategory}
          find={findIn(ifRead(categories), ({ title }) => title)}
          itemKey={({ id }) => id}
          itemTitle={({ title }) => title}
          create={title => create({ title })}
        />
        {progress > 0 && <Progress label={t.addCategoryTo(ids.length)} done={progress} total={ids.length} />}
        <div className="dialog-actions">
          <Button onClick={onClose}>{ui.cancel}</Button>
          <SubmitButton>{t.selectedAddCategory}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}

/** The row may be old, so the client's categories are read first. */
async function addCategory(
  key: { company_id: number; client_id: number },
  categoryId: number,
  options: CallOptions,
): Promise<void> {
  const { data } = await foyer.clients.get(key, options)
  const ids = data.categories.map(({ id }) => id)
  if (ids.includes(categoryId)) return
  await foyer.clients.update({ ...key, categories: [...ids, categoryId] }, options)
}
