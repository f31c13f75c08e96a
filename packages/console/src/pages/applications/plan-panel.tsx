import { useState } from 'react'
import { foyer, type Tariff, type TariffOption } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'
import { OptionEditor } from './option-editor.tsx'
import { OptionRow } from './option-row.tsx'
import { TariffEditor } from './plan-editor.tsx'

interface TariffPanelProps {
  applicationId: number
  tariff: Tariff
  onChange(): Promise<void>
}

export function TariffPanel({ applicationId, tariff, onChange }: TariffPanelProps) {
  const [asked, setAsked] = useState<'rename' | 'delete'>()
  const [edited, setEdited] = useState<TariffOption | 'new'>()
  const say = useToast()
  const close = () => setAsked(undefined)
  const remove = async () => {
    await foyer.applications.deleteTariff({ application_id: applicationId, tariff_id: tariff.id })
    close()
    say(`The tariff ${tariff.title} is off the offer.`)
    await onChange()
  }
  return (
    <Panel
      title={tariff.title}
      note={tariff.options.length === 0 ? 'No option yet: nobody can pay for it.' : undefined}
      actions={
        <>
          <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
            Add an option
          </Button>
          <Button kind="quiet" aria-label={`Rename ${tariff.title}`} onClick={() => setAsked('rename')}>
            Rename
          </Button>
          <Button kind="quiet" aria-label={`Delete ${tariff.title}`} onClick={() => setAsked('delete')}>
            Delete
          </Button>
        </>
      }
    >
      {tariff.options.length > 0 && (
        <ul className="rows">
          {tariff.options.map(option => (
            <OptionRow
              key={option.id}
              applicationId={applicationId}
              tariffId={tariff.id}
              option={option}
              onEdit={() => setEdited(option)}
              onChange={onChange}
            />
          ))}
        </ul>
      )}
      {edited && (
        <OptionEditor
          applicationId={applicationId}
          tariffId={tariff.id}
          option={edited === 'new' ? undefined : edited}
          onSave={onChange}
          onClose={() => setEdited(undefined)}
        />
      )}
      {asked === 'rename' && (
        <TariffEditor applicationId={applicationId} tariff={tariff} onSave={onChange} onClose={close} />
      )}
      {asked === 'delete' && (
        <Confirm
          title={`Take ${tariff.title} off the offer?`}
          action="Delete the tariff"
          onConfirm={remove}
          onClose={close}
        >
          Nobody can pay for it any more. What was paid for stays paid.
        </Confirm>
      )}
    </Panel>
  )
}
