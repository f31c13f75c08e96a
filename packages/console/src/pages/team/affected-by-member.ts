/** What is read again after a change of a team member: services name those who provide them. */
export const affectedByMember = (locationId: number) => [
  ['staff', locationId],
  ['service', locationId],
]
