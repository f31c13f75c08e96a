import { saveCsv, toCsv } from '../../../data/csv.ts'
import { useTask } from '../../../data/use-task.ts'
import { foyer } from '../../../foyer.ts'
import { platformNow } from '../../../session/platform-time.ts'
import { useFormats } from '../../../texts/formats.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { useExportRow } from './use-export-row.ts'
import type { LogFilters } from './use-log-filters.ts'

const maxEntries = 10_000

/** Reads what the filters choose page by page into a file; the newest entries, if there are too many. */
export function ExportButton({ filters }: { filters: LogFilters }) {
  const { isBusy, error, run } = useTask()
  const t = useTexts('operator-room')
  const { number } = useFormats()
  const toRow = useExportRow()
  const say = useToast()
  const save = async () => {
    const head = [...Object.values(t.columns)]
    const parts = [toCsv([head])]
    let count = 0
    let cursor: number | undefined
    do {
      const { data, meta } = await foyer.operators.exportAuditLog({ ...filters, cursor })
      parts.push(toCsv(data.map(toRow)))
      count += data.length
      cursor = meta.next_cursor ?? undefined
    } while (cursor !== undefined && count < maxEntries)
    saveCsv(t.exportFile(platformNow().toISOString().slice(0, 10)), parts)
    say(cursor === undefined ? t.exported(count) : t.exportedPart(number(count)))
  }
  return (
    <>
      {error && <span role="alert">{error.message}</span>}
      <Button isBusy={isBusy} onClick={() => void run(save)}>
        {t.exportCsv}
      </Button>
    </>
  )
}
