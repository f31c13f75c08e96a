import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { useField } from '../../ui/field.tsx'
import { CloseIcon, PlusIcon } from '../../ui/icons.tsx'
import { type EditedInstance, nextTitle } from './instances.ts'

interface InstancesFieldProps {
  /** The name of the resource, for new instances. */
  resource: string
  instances: readonly EditedInstance[]
  onChange(instances: readonly EditedInstance[]): void
}

/** The single chairs, rooms or devices of a resource. */
export function InstancesField({ resource, instances, onChange }: InstancesFieldProps) {
  const t = useTexts('resources')
  const { attributes, below } = useField({ label: t.instances, name: 'instances' })
  return (
    <fieldset className="instances" aria-describedby={attributes['aria-describedby']}>
      <legend>{t.instances}</legend>
      <p className="field-hint">{t.instancesNote}</p>
      {/* An empty list is a choice too. */}
      {instances.length === 0 && <input type="hidden" name="instances" value="" />}
      {instances.map(({ id, title }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a new instance has no ID yet.
        <div key={index} className="instance">
          <input
            name="instances"
            aria-label={t.instance(index + 1)}
            aria-invalid={attributes['aria-invalid']}
            value={title}
            maxLength={255}
            onChange={event =>
              onChange(
                instances.with(
                  index,
                  id === undefined ? { title: event.target.value } : { id, title: event.target.value },
                ),
              )
            }
          />
          <Button
            kind="quiet"
            icon={<CloseIcon />}
            aria-label={t.removeInstance(title)}
            title={t.removeInstance(title)}
            onClick={() => onChange(instances.toSpliced(index, 1))}
          />
        </div>
      ))}
      {below}
      <div>
        <Button
          icon={<PlusIcon />}
          disabled={instances.length >= 100}
          onClick={() => onChange([...instances, { title: nextTitle(resource, instances) }])}
        >
          {t.addInstance}
        </Button>
      </div>
    </fieldset>
  )
}
