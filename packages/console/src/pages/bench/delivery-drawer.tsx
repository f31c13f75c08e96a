import '../webhooks/webhooks.css'
import { useEffect } from 'react'
import { Link } from 'react-router'
import type { Delivery } from '../../foyer.ts'
import { rich } from '../../texts/rich.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { DeliveryView } from './delivery-view.tsx'

interface DeliveryDrawerProps {
  partnerId: number
  /** The delivery that is shown. */
  open: number
  /** The rows of the table, in their order. */
  rows: Delivery[]
  onOpen(id: number | undefined): void
}

const keys = { next: 'j', previous: 'k' }

/** A delivery beside the table, in which `j` and `k` go to the next and the previous row. */
export function DeliveryDrawer({ partnerId, open, rows, onOpen }: DeliveryDrawerProps) {
  const t = useTexts('webhooks')
  const bench = useTexts('bench')
  const row = rows.find(({ id }) => id === open)
  useEffect(() => {
    const ids = rows.map(({ id }) => id)
    const step = (event: KeyboardEvent) => {
      const by = { [keys.next]: 1, [keys.previous]: -1 }[event.key]
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea')
      if (!by || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      const next = ids[ids.indexOf(open) + by]
      if (ids.includes(open) && next !== undefined) onOpen(next)
    }
    window.addEventListener('keydown', step)
    return () => window.removeEventListener('keydown', step)
  }, [rows, open, onOpen])
  return (
    <Drawer
      title={t.delivery(open)}
      description={
        <>
          <Link to={`/partners/${partnerId}/deliveries/${open}`}>{bench.openPage}</Link>
          {rows.length > 1 && (
            <span className="bench-keys">
              {rich(bench.nextByKeys, { next: <kbd>{keys.next}</kbd>, previous: <kbd>{keys.previous}</kbd> })}
            </span>
          )}
        </>
      }
      isWide
      isModal={false}
      onClose={() => onOpen(undefined)}
    >
      <DeliveryView key={open} of={{ partner_id: partnerId, delivery_id: open }} row={row} />
    </Drawer>
  )
}
