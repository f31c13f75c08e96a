import { useState } from 'react'
import type { ClientCategory } from '../../../foyer.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { AddCategoryDialog } from './add-category-dialog.tsx'
import { DeleteClientsDialog } from './delete-clients-dialog.tsx'

interface BulkActionsProps {
  locationId: number
  ids: readonly number[]
  categories: ClientCategory[]
  onExport(): void
  /** Gets the clients that stay selected, because their change failed. */
  onDone(left: readonly number[]): void
}

/** What can be done with the selected clients. */
export function BulkActions({ locationId, ids, categories, onExport, onDone }: BulkActionsProps) {
  const t = useTexts('clients')
  const [open, setOpen] = useState<'category' | 'delete'>()
  const dialog = { locationId, ids, onDone, onClose: () => setOpen(undefined) }
  return (
    <>
      <Button onClick={() => setOpen('category')}>{t.selectedAddCategory}</Button>
      <Button onClick={onExport}>{t.selectedExport}</Button>
      <Button kind="danger" onClick={() => setOpen('delete')}>
        {t.selectedDelete}
      </Button>
      {open === 'category' && <AddCategoryDialog {...dialog} categories={categories} />}
      {open === 'delete' && <DeleteClientsDialog {...dialog} />}
    </>
  )
}
