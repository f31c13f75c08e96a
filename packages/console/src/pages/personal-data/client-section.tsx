import { useState } from 'react'
import { saveFile } from '../../data/save-file.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { useTask } from '../../data/use-task.ts'
import { foyer, type PersonalDataExport, type PersonalDataSummary } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Check } from '../../ui/check.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'
import { EraseClient } from './erase-client.tsx'
import { toCsvFiles } from './export-files.ts'
import { toZip } from './zip.ts'

interface ClientKey {
  locationId: number
  clientId: number
}

/** What is held about a client: how much, a copy of it, and the end of it. For owners. */
export function PersonalDataSection({ locationId, clientId }: ClientKey) {
  const t = useTexts('personal-data')
  const loaded = useLoaded(
    ({ signal }) =>
      foyer.personalData.summarize({ location_id: locationId, client_id: clientId }, { signal }),
    ['client', locationId, 'personal_data', clientId],
  )
  return (
    <Panel title={t.title} note={t.sectionNote}>
      <LoadedView of={loaded}>
        {summary => (
          <PanelBody>
            <Held summary={summary} />
            <Actions locationId={locationId} summary={summary} />
          </PanelBody>
        )}
      </LoadedView>
    </Panel>
  )
}

function Held({ summary: { tables } }: { summary: PersonalDataSummary }) {
  const t = useTexts('personal-data')
  const held = tables.filter(({ name, rows }) => name !== 'client' && rows > 0)
  return <p>{held.length > 0 ? t.held(held.map(({ name, rows }) => t.tables[name](rows))) : t.heldAlone}</p>
}

function Actions({ locationId, summary }: { locationId: number; summary: PersonalDataSummary }) {
  const t = useTexts('personal-data')
  const say = useToast()
  const [asksApplications, setAsksApplications] = useState(false)
  const [isErasing, setErasing] = useState(false)
  const { isBusy, error, run } = useTask()
  const { client_id, applications } = summary
  const download = (save: (data: PersonalDataExport) => void) =>
    run(async () => {
      const { data } = await foyer.personalData.export({
        location_id: locationId,
        client_id,
        asks_applications: asksApplications,
      })
      save(data)
      say(data.tables.some(({ is_truncated }) => is_truncated) ? t.exportedPartly : t.exported)
    })
  const name = `client-${client_id}`
  return (
    <>
      {error && <Notice kind="error">{error.message}</Notice>}
      {applications.length > 0 && (
        <Check
          label={t.askApplications(applications.map(({ title }) => title))}
          name="asks_applications"
          checked={asksApplications}
          onChange={({ target }) => setAsksApplications(target.checked)}
          hint={t.askApplicationsHint}
        />
      )}
      <div className="actions">
        <Button
          isBusy={isBusy}
          onClick={() =>
            void download(data =>
              saveFile(`${name}.json`, [JSON.stringify(data, null, 2)], 'application/json'),
            )
          }
        >
          {t.exportJson}
        </Button>
        <Button
          isBusy={isBusy}
          onClick={() =>
            void download(data => saveFile(`${name}.zip`, toZip(toCsvFiles(data)), 'application/zip'))
          }
        >
          {t.exportCsv}
        </Button>
        <Button kind="danger" onClick={() => setErasing(true)}>
          {t.erase}
        </Button>
      </div>
      {isErasing && (
        <EraseClient locationId={locationId} summary={summary} onClose={() => setErasing(false)} />
      )}
    </>
  )
}
