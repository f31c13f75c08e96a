import { useState } from 'react'
import { fromUtc } from '../../data/dates.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type MyLocation, type Payment } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { StoreIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useLocationOfPage } from '../locations/location.tsx'
import { PayablePanel } from './payable.tsx'

const pageSize = 50

export function PaymentsPage() {
  const location = useLocationOfPage()
  return (
    <>
      <PayablePanel location={location} />
      <Payments location={location} />
    </>
  )
}

function Payments({ location }: { location: MyLocation }) {
  const t = useTexts('installations')
  const [page, setPage] = useState(1)
  const payments = useLoaded(
    async () => {
      const { data, meta } = await foyer.locations.listPayments({
        location_id: location.id,
        page,
        count: pageSize,
      })
      return { data: { list: data, total: meta.total_count } }
    },
    ['payment', location.id, page],
    { keepsPrevious: true },
  )
  return (
    <Panel title={t.payments} hidesTitle note={t.paymentsNote}>
      <LoadedView of={payments}>
        {({ list, total }) =>
          list.length > 0 ? (
            <>
              <ul className="rows">
                {list.map(payment => (
                  <PaymentRow key={payment.id} payment={payment} location={location} />
                ))}
              </ul>
              {total > pageSize && (
                <div className="more">
                  <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                    {t.newer}
                  </Button>
                  <Button disabled={page * pageSize >= total} onClick={() => setPage(page + 1)}>
                    {t.older}
                  </Button>
                </div>
              )}
            </>
          ) : (
            <Empty icon={<StoreIcon />} title={t.noPayments}>
              {t.noPaymentsNote}
            </Empty>
          )
        }
      </LoadedView>
    </Panel>
  )
}

function PaymentRow({ payment, location }: { payment: Payment; location: MyLocation }) {
  const { application, tariff, period_from, period_to, payment_date, source, is_refunded } = payment
  const t = useTexts('installations')
  const { day, money } = useFormats(location.timezone_name)
  const period = t.period(day(fromUtc(period_from)), day(fromUtc(period_to)))
  const paid = source === 'platform' ? t.paidHere : t.paidToDeveloper
  return (
    <li className="row">
      <span className="row-main">
        <strong>
          {application.title}
          {is_refunded && <span className="badge badge-warn">{t.refunded}</span>}
        </strong>
        <span>{[tariff, period].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="token-state">
        <strong>{money(payment.payment_sum, payment.currency_iso)}</strong>
        <span>{paid(day(fromUtc(payment_date)))}</span>
      </span>
      <ButtonLink
        to={String(payment.id)}
        label={t.receipt.openOf(application.title, day(fromUtc(payment_date)))}
      >
        {t.receipt.open}
      </ButtonLink>
    </li>
  )
}
