import { useState } from 'react'
import { foyer, type Plan, type PlanOption } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useToast } from '../../ui/toast.tsx'
import { OptionEditor } from './option-editor.tsx'
import { OptionRow } from './option-row.tsx'
import { PlanEditor } from './plan-editor.tsx'

interface PlanPanelProps {
  applicationId: number
  plan: Plan
  onChange(): Promise<void>
}

export function PlanPanel({ applicationId, plan, onChange }: PlanPanelProps) {
  const [asked, setAsked] = useState<'rename' | 'delete'>()
  const [edited, setEdited] = useState<PlanOption | 'new'>()
  const say = useToast()
  const close = () => setAsked(undefined)
  const remove = async () => {
    await foyer.applications.deletePlan({ application_id: applicationId, tariff_id: plan.id })
    close()
    say(`Plan ${plan.title} deleted.`)
    await onChange()
  }
  return (
    <Panel
      title={plan.title}
      note={plan.options.length === 0 ? 'No options yet: nobody can pay for it.' : undefined}
      actions={
        <>
          <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
            Add an option
          </Button>
          <Button kind="quiet" aria-label={`Rename ${plan.title}`} onClick={() => setAsked('rename')}>
            Rename
          </Button>
          <Button kind="quiet" aria-label={`Delete ${plan.title}`} onClick={() => setAsked('delete')}>
            Delete
          </Button>
        </>
      }
    >
      {plan.options.length > 0 && (
        <ul className="rows">
          {plan.options.map(option => (
            <OptionRow
              key={option.id}
              applicationId={applicationId}
              planId={plan.id}
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
          planId={plan.id}
          option={edited === 'new' ? undefined : edited}
          onSave={onChange}
          onClose={() => setEdited(undefined)}
        />
      )}
      {asked === 'rename' && (
        <PlanEditor applicationId={applicationId} plan={plan} onSave={onChange} onClose={close} />
      )}
      {asked === 'delete' && (
        <Confirm title={`Delete plan ${plan.title}?`} action="Delete plan" onConfirm={remove} onClose={close}>
          Nobody can pay for it anymore. Periods that are already paid stay paid.
        </Confirm>
      )}
    </Panel>
  )
}
