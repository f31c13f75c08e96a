import { fieldError } from '../../forms/field-error.ts'
import type { Areas } from '../../texts/areas.ts'
import { isOffered } from './draft.ts'
import type { Service, TeamMember } from './shapes.ts'

interface Wish {
  /** All of them at once. */
  services: Service[]
  staff: TeamMember[]
  staffId: number
  /** What nobody edits stays possible: the team member may have offered the service when it was booked. */
  isEdited: boolean
}

/** Who can do it, and whether the chosen one can. */
export function whoOffers({ services, staff, staffId, isEdited }: Wish) {
  const member = staff.find(({ id }) => id === staffId)
  const able = staff.filter(({ id }) => services.every(service => isOffered(service, id)))
  const isAble = able.some(({ id }) => id === staffId)
  return {
    member,
    able,
    /** Who is listed: those who can, and who is chosen. */
    listed: isAble || !member ? able : [member, ...able],
    isRefused: services.length > 0 && !isAble && isEdited,
  }
}

export type WhoOffers = ReturnType<typeof whoOffers>

/** Why the chosen one can't do it; `title` names the services. */
export function whyNot(t: Areas['calendar'], { isRefused, member, able }: WhoOffers, title: string) {
  if (!isRefused) return undefined
  return able.some(({ is_fired }) => !is_fired)
    ? t.chooseWhoOffers(member?.name ?? '', title)
    : t.nobodyOffers(title)
}

export function checkOffered({ isRefused }: WhoOffers): void {
  if (isRefused) throw fieldError('staff_id', 'must be chosen')
}
