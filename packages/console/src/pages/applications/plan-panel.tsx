import { useState } from 'react'
import { foyer, type Plan, type PlanOption } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
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
  /** The plan as it is now. */
  onRead(): Promise<Plan | undefined>
  onChange(): Promise<void>
}

export function PlanPanel({ applicationId, plan, onRead, onChange }: PlanPanelProps) {
  const [asked, setAsked] = useState<'rename' | 'delete'>()
  const [edited, setEdited] = useState<PlanOption | 'new'>()
  const opened = edited === 'new' ? undefined : edited
  const say = useToast()
  const t = useTexts('applications')
  const ui = useTexts('ui')
  const close = () => setAsked(undefined)
  const remove = async () => {
    await foyer.applications.deletePlan({ application_id: applicationId, tariff_id: plan.id })
    close()
    say(t.planDeleted(plan.title))
    await onChange()
  }
  return (
    <Panel
      title={plan.title}
      note={plan.options.length === 0 ? t.planWithoutOptions : undefined}
      actions={
        <>
          <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
            {t.addOption}
          </Button>
          <Button kind="quiet" aria-label={t.renameNamed(plan.title)} onClick={() => setAsked('rename')}>
            {t.rename}
          </Button>
          <Button kind="quiet" aria-label={t.deleteNamed(plan.title)} onClick={() => setAsked('delete')}>
            {ui.delete}
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
          option={opened && (findOption(plan, opened) ?? opened)}
          onRead={async () => opened && findOption(await onRead(), opened)}
          onSave={onChange}
          onClose={() => setEdited(undefined)}
        />
      )}
      {asked === 'rename' && (
        <PlanEditor
          applicationId={applicationId}
          plan={plan}
          onRead={onRead}
          onSave={onChange}
          onClose={close}
        />
      )}
      {asked === 'delete' && (
        <Confirm
          title={t.deletePlanNamed(plan.title)}
          action={t.deletePlan}
          onConfirm={remove}
          onClose={close}
        >
          {t.deleteNote}
        </Confirm>
      )}
    </Panel>
  )
}

const findOption = (plan: Plan | undefined, { id }: PlanOption) =>
  plan?.options.find(option => option.id === id)
