import { useState } from 'react'
import { fromUtc, toDay } from '../../data/dates.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { toPrice } from '../../data/words.ts'
import { foyer, type MyLocation, type Payment } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { StoreIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useLocationOfPage } from '../locations/location.tsx'
import { NeedsRight } from '../locations/needs-right.tsx'
import { PayablePanel } from './payable.tsx'

const pageSize = 50

export function PaymentsPage() {
  const location = useLocationOfPage()
  return (
    <NeedsRight
      location={location}
      right="billing_access"
      title="Payments"
      refusal="You can’t see payments here"
    >
      <PayablePanel location={location} />
      <Payments location={location} />
    </NeedsRight>
  )
}

function Payments({ location }: { location: MyLocation }) {
  const [page, setPage] = useState(1)
  const payments = useLoaded(async () => {
    const { data, meta } = await foyer.locations.listPayments({
      location_id: location.id,
      page,
      count: pageSize,
    })
    return { data: { list: data, total: meta.total_count } }
  }, `${location.id} ${page}`)
  return (
    <Panel title="Payments" note="What this location has paid for applications, newest first.">
      <LoadedView of={payments}>
        {({ list, total }) =>
          list.length > 0 ? (
            <>
              <ul className="rows">
                {list.map(payment => (
                  <PaymentRow key={payment.id} payment={payment} />
                ))}
              </ul>
              {total > pageSize && (
                <div className="more">
                  <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                    Newer
                  </Button>
                  <Button disabled={page * pageSize >= total} onClick={() => setPage(page + 1)}>
                    Older
                  </Button>
                </div>
              )}
            </>
          ) : (
            <Empty icon={<StoreIcon />} title="No payments yet">
              Payments for applications of this location are listed here.
            </Empty>
          )
        }
      </LoadedView>
    </Panel>
  )
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { application, tariff, period_from, period_to, payment_date, source, is_refunded } = payment
  return (
    <li className="row">
      <span className="row-main">
        <strong>
          {application.title}
          {is_refunded && <span className="badge badge-warn">Refunded</span>}
        </strong>
        <span>
          {tariff ? `${tariff} · ` : ''}
          {toDay(fromUtc(period_from))} to {toDay(fromUtc(period_to))}
        </span>
      </span>
      <span className="token-state">
        <strong>{toPrice(payment.payment_sum, payment.currency_iso)}</strong>
        <span>
          {toDay(fromUtc(payment_date))} · {source === 'platform' ? 'paid here' : 'paid to the developer'}
        </span>
      </span>
    </li>
  )
}
