import { saveCsv } from '../../data/csv.ts'
import { useTask } from '../../data/use-task.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { usePlace } from '../business/place.tsx'
import { exportTransactions } from './export-transactions.ts'
import { useMoneyFilter } from './use-money-filter.ts'

/** Hands all transactions that match the filters to the person as a CSV file. */
export function ExportButton() {
  const t = useTexts('money')
  const { locationId } = usePlace()
  const { query, period } = useMoneyFilter()
  const { isBusy, run } = useTask()
  const say = useToast()
  const save = async () => {
    const isDone = await run(async () => {
      const { parts, count } = await exportTransactions({ location_id: locationId, ...query }, t)
      saveCsv(`${[t.fileName, period.from, period.to].filter(Boolean).join('-')}.csv`, parts)
      say(t.exported(count))
    })
    if (!isDone) say(t.exportFailed, { kind: 'error' })
  }
  return (
    <Button isBusy={isBusy} onClick={() => void save()}>
      {t.exportCsv}
    </Button>
  )
}
