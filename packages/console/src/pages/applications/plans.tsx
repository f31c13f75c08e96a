import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PlusIcon, StoreIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useApplication } from './application.tsx'
import { TariffEditor } from './plan-editor.tsx'
import { TariffPanel } from './plan-panel.tsx'

export function TariffsSection() {
  const { application, reload } = useApplication()
  const tariffs = useLoaded(
    () => foyer.applications.listTariffs({ application_id: application.id }),
    `${application.id} ${application.pending === null}`,
  )
  const isLocked = application.stage === 'review'
  const onChange = async () => {
    await tariffs.reload()
    await reload()
  }
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button icon={<PlusIcon />} onClick={() => setAdding(true)}>
      Add a tariff
    </Button>
  )
  return (
    <fieldset className="section-fields" disabled={isLocked}>
      {tariffs.state.status === 'ready' &&
        tariffs.state.value.map(tariff => (
          <TariffPanel key={tariff.id} applicationId={application.id} tariff={tariff} onChange={onChange} />
        ))}
      <Panel title="Tariffs" note="What Locations pay on the page of the platform." actions={add}>
        <LoadedView of={tariffs}>
          {list =>
            list.length === 0 && (
              <Empty icon={<StoreIcon />} title="It costs nothing">
                An application without tariffs is never frozen for a payment. With a tariff, it is covered by
                payments, by a free period and by a day of grace.
              </Empty>
            )
          }
        </LoadedView>
      </Panel>
      {isAdding && (
        <TariffEditor applicationId={application.id} onSave={onChange} onClose={() => setAdding(false)} />
      )}
    </fieldset>
  )
}
