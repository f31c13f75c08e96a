import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { useMayAs } from '../../session/partner-role.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PlusIcon, StoreIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useApplication } from './application.tsx'
import { PlanEditor } from './plan-editor.tsx'
import { PlanPanel } from './plan-panel.tsx'

export function PlansSection() {
  const { application, reload } = useApplication()
  const plans = useLoaded(
    () => foyer.applications.listPlans({ application_id: application.id }),
    ['application', application.partner.id, application.id, 'plans', application.pending === null],
  )
  const t = useTexts('applications')
  const isAdmin = useMayAs(application.partner.id)('admin')
  const isLocked = !isAdmin || application.stage === 'review'
  const onChange = async () => {
    await plans.reload()
    await reload()
  }
  const [isAdding, setAdding] = useState(false)
  const add = isAdmin && (
    <Button icon={<PlusIcon />} onClick={() => setAdding(true)}>
      {t.addPlan}
    </Button>
  )
  return (
    <fieldset className="section-fields" disabled={isLocked}>
      {plans.state.status === 'ready' &&
        plans.state.value.map(plan => (
          <PlanPanel
            key={plan.id}
            applicationId={application.id}
            plan={plan}
            onRead={async () => (await plans.readAgain())?.find(({ id }) => id === plan.id)}
            onChange={onChange}
          />
        ))}
      <Panel title={t.sections.plans} note={t.plansNote} actions={add}>
        <LoadedView of={plans}>
          {list =>
            list.length === 0 && (
              <Empty icon={<StoreIcon />} title={t.noPlans}>
                {t.noPlansNote}
              </Empty>
            )
          }
        </LoadedView>
      </Panel>
      {isAdding && (
        <PlanEditor applicationId={application.id} onSave={onChange} onClose={() => setAdding(false)} />
      )}
    </fieldset>
  )
}
