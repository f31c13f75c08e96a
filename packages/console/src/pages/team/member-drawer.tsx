import type { Service, TeamMember } from '@foyer/sdk/business'
import { useState } from 'react'
import type { Failure } from '../../data/run-all.ts'
import { useChange } from '../../data/use-change.ts'
import { EntityDrawer } from '../../forms/entity-drawer.tsx'
import { foyer, type MyLocation } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useTeam } from '../business/use-team.ts'
import { affectedByMember } from './affected-by-member.ts'
import { MemberForm } from './member-form.tsx'
import { type MemberServices, servicesOf } from './member-services.ts'

interface MemberDrawerProps {
  location: MyLocation
  /** Undefined for somebody new. */
  member: TeamMember | undefined
  isGone: boolean
  /** Undefined for people who may not manage services. */
  services: readonly Service[] | undefined
  onClose(): void
}

/** Creates, changes or deletes a team member, with the services they provide. */
export function MemberDrawer({ location, member: given, isGone, services, onClose }: MemberDrawerProps) {
  const t = useTexts('team')
  const [failures, setFailures] = useState<readonly Failure<number>[]>([])
  // Somebody new whose services failed is there already: saving again changes them.
  const [createdId, setCreatedId] = useState<number>()
  const [wanted, setWanted] = useState<MemberServices>()
  const { data: team } = useTeam(location.id)
  const member = given ?? team?.find(({ id }) => id === createdId)
  const { mutateAsync: remove } = useChange({
    affects: affectedByMember(location.id),
    change: async ({ id, name }: TeamMember) => {
      await foyer.staff.delete({ location_id: location.id, staff_id: id })
      return t.deleted(name)
    },
  })
  return (
    <EntityDrawer
      title={member?.name ?? t.addTitle}
      description={member?.specialization}
      actions={
        member && <ButtonLink to={`schedule?member=${member.id}&span=month`}>{t.openSchedule}</ButtonLink>
      }
      entity={member && { member, provided: [...servicesOf(services ?? [], member.id)] }}
      isGone={isGone}
      deletion={
        member && { title: t.deleteTitle(member.name), note: t.deleteNote, run: () => remove(member) }
      }
      onClose={onClose}
    >
      {shown => (
        <>
          <FailedServices services={services ?? []} failures={failures} />
          <MemberForm
            location={location}
            member={shown?.member}
            services={services}
            provided={new Map(shown?.provided)}
            wanted={given ? undefined : wanted}
            onCreated={(staffId, chosen) => {
              setCreatedId(staffId)
              setWanted(chosen)
            }}
            onFailures={setFailures}
          />
        </>
      )}
    </EntityDrawer>
  )
}

interface FailedServicesProps {
  services: readonly Service[]
  failures: readonly Failure<number>[]
}

/** The services that could not be changed after the member was saved. */
function FailedServices({ services, failures }: FailedServicesProps) {
  const t = useTexts('team')
  const titleOf = (serviceId: number) => services.find(({ id }) => id === serviceId)?.title ?? ''
  if (failures.length === 0) return null
  return (
    <Notice kind="error">
      {t.servicesFailed(failures.length)}
      <ul className="bulk-failures">
        {failures.map(({ item, error }) => (
          <li key={item}>{t.serviceFailed(titleOf(item), error.message)}</li>
        ))}
      </ul>
    </Notice>
  )
}
