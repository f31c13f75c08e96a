import { PageActions } from '../../layout/page.tsx'
import { Button } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.tsx'

interface ListActionsProps {
  titles: { export: string; add: string }
  /** Whether all that a file names has been read. */
  isComplete?: boolean
  onExport(): void
  onAdd(): void
}

/** The actions of a page with a list: to export it, and to add to it. */
export const ListActions = ({ titles, isComplete = true, onExport, onAdd }: ListActionsProps) => (
  <PageActions>
    <Button onClick={onExport} disabled={!isComplete}>
      {titles.export}
    </Button>
    <Button kind="primary" icon={<PlusIcon />} onClick={onAdd}>
      {titles.add}
    </Button>
  </PageActions>
)
