import type { Position, Service, TeamMember } from '@foyer/sdk/business'
import { staffCreate } from '@foyer/sdk/inputs'
import { useState } from 'react'
import type { Failure } from '../../data/run-all.ts'
import { useChange } from '../../data/use-change.ts'
import { EntityForm } from '../../forms/entity-drawer.tsx'
import { onlyEdited, readInput } from '../../forms/read-input.ts'
import { foyer, type MyLocation } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { notSaved } from '../../ui/form.tsx'
import { affectedByMember } from './affected-by-member.ts'
import { LeavingDialog } from './leaving-dialog.tsx'
import { MemberFields } from './member-form-fields.tsx'
import type { MemberServices } from './member-services.ts'
import { MemberServicesField } from './member-services-field.tsx'
import { saveMemberServices } from './save-member-services.ts'
import { useLeaving } from './use-leaving.ts'

interface MemberFormProps {
  location: MyLocation
  /** Undefined for somebody new. */
  member: TeamMember | undefined
  /** Undefined for people who may not manage services. */
  services: readonly Service[] | undefined
  /** The services that the member provides. */
  provided: MemberServices
  /** What was chosen for somebody new, if the form begins anew because they are there now. */
  wanted: MemberServices | undefined
  onCreated(staffId: number, chosen: MemberServices): void
  onFailures(failures: readonly Failure<number>[]): void
}

export function MemberForm({
  location,
  member,
  services,
  provided,
  wanted,
  onCreated,
  onFailures,
}: MemberFormProps) {
  const t = useTexts('team')
  const [position, setPosition] = useState<Position | undefined>(member?.position ?? undefined)
  const [before] = useState(provided)
  const [chosen, setChosen] = useState(wanted ?? before)
  const ofLocation = { location_id: location.id }

  const { mutateAsync: save } = useChange({
    affects: affectedByMember(location.id),
    change: async (form: HTMLFormElement) => {
      const input = readInput(staffCreate, form, ofLocation)
      const { data: saved } = member
        ? await foyer.staff.update({ ...onlyEdited(form, input), ...ofLocation, staff_id: member.id })
        : await foyer.staff.create(input)
      onCreated(saved.id, chosen)
      const failed = await saveMemberServices(location.id, { staffId: saved.id, before, chosen })
      onFailures(failed)
      if (failed.length > 0) return undefined
      return member ? t.saved(saved.name) : t.created(saved.name)
    },
  })
  const { waiting, ask, confirm, dismiss } = useLeaving(location, member)
  return (
    <>
      <EntityForm onSave={async form => ((await ask(form)) ? notSaved : save(form))}>
        <MemberFields location={location} member={member} position={position} onPosition={setPosition} />
        {services && <MemberServicesField services={services} chosen={chosen} onChange={setChosen} />}
      </EntityForm>
      {member && waiting && (
        <LeavingDialog
          member={member}
          appointments={waiting.appointments}
          onConfirm={confirm}
          onClose={dismiss}
        />
      )}
    </>
  )
}
