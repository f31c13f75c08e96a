import { browserZone } from '../../../data/dates.ts'
import type { AuditEntry } from '../../../foyer.ts'
import { useFormats } from '../../../texts/formats.ts'
import { personName } from '../../../texts/server-names.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** The cells of an entry, in the order of `columns`: what programs compare, and beside it what the page shows. */
export function useExportRow(): (entry: AuditEntry) => (string | number | null | undefined)[] {
  const t = useTexts('audit')
  const { moment } = useFormats()
  const phrases: Record<string, string> = t.actions
  return entry => [
    entry.at,
    `${moment(entry.at)} (${browserZone()})`,
    entry.user?.id,
    entry.user && personName(entry.user.name, t),
    entry.action,
    phrases[entry.action] ?? entry.action,
    entry.subject?.id,
    entry.subject && personName(entry.subject.name, t),
    entry.partner_id,
    entry.partner_title,
    entry.application_id,
    entry.application_title,
    entry.location_id,
    entry.location_title,
    entry.address,
    entry.note,
  ]
}
