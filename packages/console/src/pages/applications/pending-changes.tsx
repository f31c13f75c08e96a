import type { Application } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ChangesTable } from './changes-table.tsx'
import type { PendingField } from './use-field-lines.ts'

/** Compares what owners see now with what they will see once an operator publishes the changes. */
export function PendingChanges({ application }: { application: Application }) {
  const m = useTexts('marketplace')
  const pending = application.pending ?? {}
  const fields = (Object.keys(m.fields) as PendingField[]).filter(field => field in pending)
  return <ChangesTable fields={fields} before={application} after={pending} />
}
