import type { Work } from '../../../data/run-all.ts'
import { foyer } from '../../../foyer.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { Progress } from './progress.tsx'
import { type EachDialogProps, useChangeEach } from './use-change-each.ts'

/** Asks before several clients are deleted, and says how many. */
export function DeleteClientsDialog(props: EachDialogProps) {
  const { locationId, ids, onClose } = props
  const t = useTexts('clients')
  const { progress, changeEach } = useChangeEach(props)
  const remove: Work<number> = (id, options) =>
    foyer.clients.delete({ company_id: locationId, client_id: id }, options)
  return (
    <Confirm
      title={t.deleteCount(ids.length)}
      action={t.deleteCount(ids.length)}
      onConfirm={() => changeEach(remove, t.deletedCount)}
      onClose={onClose}
    >
      {progress === 0 ? (
        t.deleteCountHelp
      ) : (
        <Progress label={t.deleteCount(ids.length)} done={progress} total={ids.length} />
      )}
    </Confirm>
  )
}
