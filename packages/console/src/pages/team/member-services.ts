interface Provided {
  id: number
  duration: number
  staff: { id: number; seance_length: number }[]
}

/** The services that a team member provides, and how many seconds each takes them. */
export type MemberServices = ReadonlyMap<number, number>

export const servicesOf = (services: readonly Provided[], staffId: number): MemberServices =>
  new Map(
    services.flatMap(({ id, staff }) =>
      staff.filter(member => member.id === staffId).map(({ seance_length }) => [id, seance_length] as const),
    ),
  )

/** The services that must change, so that the team member provides those that are chosen. */
export function changedServices(before: MemberServices, chosen: MemberServices): number[] {
  const ids = new Set([...before.keys(), ...chosen.keys()])
  return [...ids].filter(id => before.get(id) !== chosen.get(id))
}

/** Who provides a service after the choice; nobody else is touched. */
export function staffAfter(
  service: Provided,
  staffId: number,
  seconds: number | undefined,
): Provided['staff'] {
  const others = service.staff.filter(({ id }) => id !== staffId)
  return seconds === undefined ? others : [...others, { id: staffId, seance_length: seconds }]
}
