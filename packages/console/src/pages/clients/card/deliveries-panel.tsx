import { usePages } from '../../../data/use-pages.ts'
import { foyer, type LocationDelivery } from '../../../foyer.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Badge, type BadgeKind } from '../../../ui/badge.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { OutsideIcon } from '../../../ui/icons.tsx'
import { PagedList } from '../../../ui/paged-list.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useFailureWords } from '../../webhooks/use-failure-words.ts'
import type { SectionProps } from './section.ts'

const looks: Record<LocationDelivery['outcome'], BadgeKind> = {
  scheduled: 'plain',
  delivered: 'accent',
  failed: 'warn',
  held: 'warn',
  cancelled: 'plain',
}

/** What was sent to whom about a client. */
export function DeliveriesPanel({ locationId, client, place }: SectionProps) {
  const t = useTexts('clients')
  const { sentenceOf } = useFailureWords()
  const changeOf = (eventType: string): string =>
    (t.changes as Record<string, string>)[eventType.split('.').at(-1) ?? ''] ?? eventType
  const deliveries = usePages<LocationDelivery, string>(
    async (cursor, { signal }) =>
      foyer.endpoints.listDeliveries(
        { location_id: locationId, resource: 'client', resource_id: client.id, cursor },
        { signal },
      ),
    ['location_delivery', locationId, 'client', client.id],
  )
  return (
    <Panel title={t.deliveries} note={t.deliveriesNote}>
      <PagedList
        of={deliveries}
        empty={
          <Empty icon={<OutsideIcon />} title={t.noDeliveries}>
            {t.noDeliveriesHelp}
          </Empty>
        }
      >
        {list => (
          <ul className="rows" aria-label={t.deliveries}>
            {list.map(delivery => (
              <li key={delivery.id} className="row">
                <span className="row-main">
                  <strong>
                    {changeOf(delivery.event_type)}
                    <Badge kind={looks[delivery.outcome]}>{t.outcomes[delivery.outcome]}</Badge>
                  </strong>
                  <span>
                    {t.sentTo(delivery.application?.title ?? delivery.partner.title, delivery.endpoint)}
                  </span>
                  <span>
                    {t.sentAt(place.formats.moment(delivery.occurred_at), delivery.attempts)}
                    {delivery.reason && ` ${sentenceOf(delivery.reason)}`}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}
