import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { useRights } from '../rights/use-rights.ts'
import { Wire } from '../webhooks/wire.tsx'
import { FieldTable } from './field-table.tsx'
import type { EventRow } from './use-event-rows.ts'

interface EventDrawerProps {
  row: EventRow
  partnerId: number
  onClose(): void
}

/** One event type: who gets it, its headers, an example, and every field. */
export function EventDrawer({ row, partnerId, onClose }: EventDrawerProps) {
  const t = useTexts('events')
  const { titleOf } = useRights()
  const { event, status } = row
  const example = JSON.stringify(status ? { ...event.example, status } : event.example, null, 2)
  const search = new URLSearchParams({
    resource: status ? event.name : 'application',
    status: status ?? event.name,
  })
  return (
    <Drawer
      isWide
      title={row.type}
      description={row.title}
      actions={<ButtonLink to={`/partners/${partnerId}/test-send?${search}`}>{t.sendTest}</ButtonLink>}
      onClose={onClose}
    >
      <Facts>
        {event.right !== null && <Fact name={t.right}>{titleOf(event.right)}</Fact>}
        <Fact name={t.subscription}>
          {event.subscription === null ? t.toMarketplace : t.subscribeWith(event.subscription)}
        </Fact>
      </Facts>
      <h3>{t.headers}</h3>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t.header}</th>
            <th scope="col">{t.headerNote}</th>
          </tr>
        </thead>
        <tbody>
          {event.headers.map(({ name, example, description }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                {t.headerNotes[name] ?? description}
                <br />
                <code className="breakable">{example}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="heading-with-button">
        <h3>{t.example}</h3>
        <CopyButton what={t.exampleName} text={example} />
      </div>
      <div className="event-example">
        <Wire text={example} />
      </div>
      <h3>{t.fields}</h3>
      <FieldTable schema={event.schema} />
    </Drawer>
  )
}
