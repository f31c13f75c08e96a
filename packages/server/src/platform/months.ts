/**
 * Adds calendar months in UTC. A day that the month does not have becomes its last day, as from 31 January to 28
 * February.
 */
export function addMonths(moment: Date, months: number): Date {
  const later = new Date(moment)
  later.setUTCMonth(later.getUTCMonth() + months)
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0)
  return later
}
