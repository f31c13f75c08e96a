import type { SandboxTriggerForPagesInput } from '@foyer/sdk/account'
import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { findIn } from '../../ui/use-options.ts'
import { useCurrentLocation } from '../use-current-location.ts'

type Kind = SandboxTriggerForPagesInput['resource']
type Status = SandboxTriggerForPagesInput['status']
interface Target {
  id: number
  title: string
}

const ofRecords: Status[] = ['create', 'update', 'delete']
const ofApplications: Status[] = ['install', 'uninstall', 'freeze', 'unfreeze', 'payment']

/** Stock moves are only created. */
function statusesOf(kind: Kind): Status[] {
  if (kind === 'application') return ofApplications
  return kind.startsWith('goods_operations_') ? ['create'] : ofRecords
}

/** Makes any event happen. */
export function TriggerDialog({ onClose }: { onClose(): void }) {
  const t = useTexts('sandbox-bar')
  const targets = useLoaded(() => foyer.sandbox.targets(), ['sandbox', 'targets'])
  return (
    <Dialog title={t.trigger} onClose={onClose}>
      <p>{t.triggerNote}</p>
      <LoadedView of={targets}>{found => <TriggerForm {...found} onClose={onClose} />}</LoadedView>
    </Dialog>
  )
}

interface TriggerFormProps {
  locations: Target[]
  applications: Target[]
  onClose(): void
}

function TriggerForm({ locations, applications, onClose }: TriggerFormProps) {
  const t = useTexts('sandbox-bar')
  const { kinds } = useTexts('marketplace')
  const words = useTexts('ui')
  const { compare } = useFormats()
  const say = useToast()
  const current = useCurrentLocation()
  const [location, setLocation] = useState<Target | undefined>(
    () => locations.find(({ id }) => id === current?.id) ?? locations[0],
  )
  const [kind, setKind] = useState<Kind>('client')
  const [status, setStatus] = useState<Status>('create')
  const possible = statusesOf(kind)
  const titleOf = (one: Kind) => (one === 'application' ? t.applicationKind : kinds[one].one)
  const all = [...(Object.keys(kinds) as (keyof typeof kinds)[]), 'application' as const].sort(
    (left, right) => compare(titleOf(left), titleOf(right)),
  )
  const chosen = possible.includes(status) ? status : (possible[0] as Status)
  const trigger = async ({ application_id }: Record<string, string | undefined>) => {
    if (!location) return
    const { data } = await foyer.sandbox.triggerForPages({
      location_id: location.id,
      resource: kind,
      status: chosen,
      ...(kind === 'application' && { application_id: Number(application_id) }),
    })
    say(t.triggered(titleOf(kind), data.resource_id, t.statuses[chosen]))
  }
  return (
    <Form canBeLeft onSubmit={trigger} label={t.trigger}>
      <Combobox
        label={t.location}
        name="location_id"
        find={findIn(locations, ({ title }) => title)}
        itemKey={({ id }) => String(id)}
        itemTitle={({ title }) => title}
        value={location}
        onChange={setLocation}
      />
      <SelectField
        label={t.kind}
        name="resource"
        value={kind}
        onChange={event => setKind(event.currentTarget.value as Kind)}
      >
        {all.map(one => (
          <option key={one} value={one}>
            {titleOf(one)}
          </option>
        ))}
      </SelectField>
      {kind === 'application' && (
        <SelectField label={t.application} name="application_id" defaultValue={String(applications[0]?.id)}>
          {applications.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={t.status}
        name="status"
        value={chosen}
        onChange={event => setStatus(event.currentTarget.value as Status)}
      >
        {possible.map(one => (
          <option key={one} value={one}>
            {t.statuses[one]}
          </option>
        ))}
      </SelectField>
      <div className="dialog-actions">
        <Button onClick={onClose}>{words.close}</Button>
        <SubmitButton>{t.trigger}</SubmitButton>
      </div>
    </Form>
  )
}
