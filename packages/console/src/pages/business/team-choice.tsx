import { SelectField } from '../../ui/field.tsx'
import { usePlace } from './place.tsx'
import { useTeam } from './use-team.ts'

interface TeamChoiceProps {
  label: string
  name?: string
  /** What stands for nobody. */
  nobody: string
  value?: number
}

/** Chooses a team member. People who may not see the team don't see it. */
export function TeamChoice({ label, name = 'master_id', nobody, value }: TeamChoiceProps) {
  const { locationId, has } = usePlace()
  const isEnabled = has('settings_master_access')
  const { data: team = [] } = useTeam(locationId, isEnabled)
  if (!isEnabled) return null
  return (
    <SelectField
      label={label}
      name={name}
      isOptional
      defaultValue={value ?? ''}
      // Until the team is there, the form has no such field.
      disabled={team.length === 0}
    >
      <option value="">{nobody}</option>
      {team
        .filter(({ id, fired }) => !fired || id === value)
        .map(({ id, name: member }) => (
          <option key={id} value={id}>
            {member}
          </option>
        ))}
    </SelectField>
  )
}
