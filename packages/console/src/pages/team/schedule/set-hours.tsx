import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { findProblem, type Hours } from '../../calendar/hours.ts'
import { type Cell, setHours } from './edits.ts'
import { HoursDrawer } from './hours-drawer.tsx'
import { HoursEditor } from './hours-editor.tsx'
import type { Edits } from './use-edits.ts'

interface SetHoursProps {
  cells: Cell[]
  /** The hours that the editor begins with. */
  initial: Hours
  /** Says which days of whom. */
  description: string
  edits: Edits
  onClose(): void
}

/** Sets the same hours for all chosen days. */
export function SetHours({ cells, initial, description, edits, onClose }: SetHoursProps) {
  const t = useTexts('team')
  const ui = useTexts('ui')
  const [hours, setEdited] = useState(initial)
  return (
    <HoursDrawer
      title={t.setHours}
      description={description}
      action={ui.save}
      chosen={hours}
      canSave={findProblem(hours) === undefined}
      onSave={() => edits.propose(setHours(cells, hours))}
      onClose={onClose}
    >
      <HoursEditor hours={hours} onChange={setEdited} />
    </HoursDrawer>
  )
}
