import { usePages } from '../../../data/use-pages.ts'
import { type Call, foyer } from '../../../foyer.ts'
import { platformNow } from '../../../session/platform-time.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { PhoneIcon } from '../../../ui/icons.tsx'
import { PagedList } from '../../../ui/paged-list.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { SectionProps } from './section.ts'

const dayMs = 86_400_000

/** The calls from and to the phone of a client. */
export function CallsPanel({ locationId, client, place }: SectionProps) {
  const t = useTexts('clients')
  const { formats } = place
  const calls = usePages(
    async (page = 1, { signal }) => {
      const { data, meta } = await foyer.telephony.listCallsOfLocation(
        { location_id: locationId, ...lastYear(), phone: client.phone, page, limit: 20 },
        { signal },
      )
      return { data: data as Call[], meta: { next_cursor: meta.has_more ? page + 1 : null } }
    },
    ['call', locationId, 'client', client.phone],
  )
  return (
    <Panel title={t.calls} note={t.callsNote}>
      <PagedList
        of={calls}
        empty={
          <Empty icon={<PhoneIcon />} title={t.noCalls}>
            {t.noCallsHelp}
          </Empty>
        }
      >
        {list => (
          <ul className="rows" aria-label={t.calls}>
            {list.map(call => (
              <li key={call.id} className="row">
                <span className="row-main">
                  <strong>
                    {t.callTypes[call.type]}
                    <Badge kind={call.status === 'success' ? 'accent' : 'warn'}>
                      {t.callStatuses[call.status]}
                    </Badge>
                  </strong>
                  <span>{formats.moment(call.call_date)}</span>
                </span>
                {call.record_link && (
                  <a className="button button-quiet" href={call.record_link} target="_blank" rel="noreferrer">
                    {t.recording}
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}

/** A day more at both ends, because the location may be in another time zone. */
function lastYear(): { date_from: string; date_to: string } {
  const day = (ms: number) => new Date(platformNow().getTime() + ms).toISOString().slice(0, 10)
  return { date_from: day(-366 * dayMs), date_to: day(dayMs) }
}
