import { FoyerError } from '@foyer/sdk/account'
import { useEffect, useRef, useState } from 'react'
import { saveCsv } from '../../../data/csv.ts'
import { platformNow } from '../../../session/platform-time.ts'
import { translateError } from '../../../session/translate-error.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { exportClients } from './export-clients.ts'
import { Progress } from './progress.tsx'

interface ExportDialogProps {
  locationId: number
  searches: Parameters<typeof exportClients>[0]['searches']
  onClose(): void
}

/** Reads clients into a CSV file, shows how far it is, and can be cancelled. */
export function ExportDialog({ locationId, searches, onClose }: ExportDialogProps) {
  const t = useTexts('clients')
  const ui = useTexts('ui')
  const say = useToast()
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const [failure, setFailure] = useState<string>()
  const latest = useRef({ t, say, onClose })
  latest.current = { t, say, onClose }
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const work = async () => {
      const { t } = latest.current
      try {
        const onProgress = (done: number, total: number) => setProgress({ done, total })
        const { parts, count } = await exportClients({ locationId, searches, t, signal, onProgress })
        if (signal.aborted) return
        saveCsv(t.exportFile(platformNow().toISOString().slice(0, 10)), parts)
        latest.current.say(t.exported(count))
        latest.current.onClose()
      } catch (error) {
        if (signal.aborted) return
        if (!(error instanceof FoyerError)) throw error
        await translateError(error)
        setFailure(error.message)
      }
    }
    void work()
    return () => controller.abort()
  }, [locationId, searches])
  return (
    <Dialog title={t.exporting} onClose={onClose}>
      {failure ? (
        <Notice kind="error">{failure}</Notice>
      ) : (
        <Progress label={t.exportProgress} done={progress.done} total={progress.total} />
      )}
      <div className="dialog-actions">
        <Button onClick={onClose}>{ui.cancel}</Button>
      </div>
    </Dialog>
  )
}
