import { Link } from 'react-router'
import { usePages } from '../../../data/use-pages.ts'
import { foyer } from '../../../foyer.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { BookIcon } from '../../../ui/icons.tsx'
import { PagedList } from '../../../ui/paged-list.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { SectionProps } from './section.ts'

const pageSize = 20

/** The appointments of a client. */
export function VisitsPanel({ locationId, client, place }: SectionProps) {
  const t = useTexts('clients')
  const { formats, money } = place
  const visits = usePages(
    (page, { signal }) => readFromEnd({ company_id: locationId, client_id: client.id }, page, signal),
    ['record', locationId, 'client', client.id],
  )
  return (
    <Panel title={t.visits} note={t.visitsNote}>
      <PagedList
        of={visits}
        empty={
          <Empty icon={<BookIcon />} title={t.noVisits}>
            {t.noVisitsHelp}
          </Empty>
        }
      >
        {list => (
          <ul className="rows" aria-label={t.visits}>
            {list.map(visit => (
              <li key={visit.id}>
                <Link
                  className="row row-link"
                  to={`/locations/${locationId}/calendar?date=${visit.date.slice(0, 10)}&appointment=${visit.id}`}
                >
                  <span className="row-main">
                    <strong>
                      {formats.moment(visit.datetime)}
                      <Badge kind={lookOf(visit.attendance)}>{t.attendance[visit.attendance]}</Badge>
                    </strong>
                    <span>{t.visitWith(servicesOf(visit.services) || t.noService, visit.staff.name)}</span>
                  </span>
                  <span className="row-amount">{money(costOf(visit.services))}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}

const lookOf = (attendance: number) => (attendance === -1 ? 'warn' : attendance === 1 ? 'accent' : 'plain')
const servicesOf = (services: { title: string }[]): string => services.map(({ title }) => title).join(', ')
const costOf = (services: { cost: number; amount: number }[]): number =>
  services.reduce((sum, { cost }) => sum + cost, 0)

/** The operation begins with the oldest appointment, so the last page comes first. */
async function readFromEnd(
  key: { company_id: number; client_id: number },
  page: number | undefined,
  signal: AbortSignal,
) {
  const read = (number: number) => foyer.records.list({ ...key, page: number, count: pageSize }, { signal })
  const first = await read(page ?? 1)
  const last = Math.max(1, Math.ceil(first.meta.total_count / pageSize))
  const shown = page ?? last
  const { data } = shown === (page ?? 1) ? first : await read(shown)
  return { data: [...data].reverse(), meta: { next_cursor: shown > 1 ? shown - 1 : null } }
}
