import type { Position, TeamMember } from '@foyer/sdk/business'
import { useRead } from '../../data/use-read.ts'
import { foyer, type MyLocation } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Check } from '../../ui/check.tsx'
import { Field, SelectField, TextField } from '../../ui/field.tsx'
import { PositionField } from './position-field.tsx'

interface MemberFieldsProps {
  location: MyLocation
  member: TeamMember | undefined
  position: Position | undefined
  onPosition(position: Position | undefined): void
}

export function MemberFields({ location, member, position, onPosition }: MemberFieldsProps) {
  const t = useTexts('team')
  return (
    <>
      <Field label={t.name} name="name" defaultValue={member?.name} maxLength={255} autoFocus={!member} />
      <Field
        label={t.specialization}
        name="specialization"
        defaultValue={member?.specialization}
        hint={t.specializationHint}
        maxLength={255}
      />
      <PositionField locationId={location.id} value={position} onChange={onPosition} />
      {location.rights.includes('edit_users_access') && (
        <UserField locationId={location.id} userId={member?.user_id ?? undefined} />
      )}
      <Check label={t.hidden} name="hidden" value="1" defaultChecked={Boolean(member?.hidden)} />
      {member && (
        <Check
          label={t.fired}
          name="fired"
          value="1"
          defaultChecked={Boolean(member.fired)}
          hint={t.firedHint}
        />
      )}
      <details className="more-fields">
        <summary>{t.more}</summary>
        <TextField
          label={t.information}
          name="information"
          defaultValue={member?.information}
          hint={t.informationHint}
          isOptional
        />
        <div className="form-columns">
          <Field
            label={t.weight}
            name="weight"
            type="number"
            step="1"
            defaultValue={member?.weight ?? 0}
            hint={t.weightHint}
            isOptional
          />
          <Field
            label={t.apiId}
            name="api_id"
            defaultValue={member?.api_id}
            hint={t.apiIdHint}
            maxLength={255}
            isOptional
          />
        </div>
      </details>
    </>
  )
}

/** The account of the team member. Only people who manage users may list them. */
function UserField({ locationId, userId }: { locationId: number; userId: number | undefined }) {
  const t = useTexts('team')
  const { data: users } = useRead(
    ['user', locationId],
    async () => (await foyer.locations.listUsers({ location_id: locationId })).data,
  )
  if (!users) return null
  return (
    <SelectField label={t.user} name="user_id" defaultValue={userId ?? ''} hint={t.userHint} isOptional>
      <option value="">{t.noUser}</option>
      {users.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
