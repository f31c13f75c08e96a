/** What is read again after a change of a team member: services name those who provide them, and the calendar shows who works. */
export const affectedByMember = (locationId: number) => [
  ['staff', locationId],
  ['service', locationId],
  ['schedule', locationId],
]
