/** The value of a date and time field for a moment; empty for what is none. */
export function toLocal(moment: string | undefined): string {
  const at = new Date(moment ?? '')
  if (Number.isNaN(at.getTime())) return ''
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
