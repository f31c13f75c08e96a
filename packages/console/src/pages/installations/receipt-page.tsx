import './receipt.css'
import { useParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type Receipt } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Back } from '../../ui/back.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { StoreIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useLocationOfPage } from '../locations/location.tsx'

/** The receipt of one payment, which can be printed. */
export function ReceiptPage() {
  const location = useLocationOfPage()
  const t = useTexts('installations')
  const paymentId = Number(useParams().paymentId)
  const receipt = useLoaded(
    () => foyer.locations.getPayment({ location_id: location.id, payment_id: paymentId }),
    ['payment', location.id, 'receipt', paymentId],
  )
  const { state } = receipt
  const isMissing = state.status === 'failed' && [404, 422].includes(state.httpStatus)
  const title = isMissing
    ? t.receipt.notFound
    : state.status === 'ready'
      ? t.receipt.title(state.value.number)
      : t.receipt.receipt
  return (
    <Page
      above={<Back to={`/locations/${location.id}/payments`}>{t.receipt.paymentsOf(location.title)}</Back>}
      title={title}
      documentTitle={`${title} · ${location.title}`}
      actions={
        state.status === 'ready' && (
          <Button kind="primary" onClick={() => window.print()}>
            {t.receipt.print}
          </Button>
        )
      }
    >
      <Panel title={t.receipt.receipt} hidesTitle={!isMissing}>
        {isMissing ? (
          <Empty icon={<StoreIcon />} title={t.receipt.notFound}>
            {t.receipt.notFoundNote}
          </Empty>
        ) : (
          <LoadedView of={receipt}>
            {value => (
              <PanelBody>
                <ReceiptFacts receipt={value} />
              </PanelBody>
            )}
          </LoadedView>
        )}
      </Panel>
    </Page>
  )
}

function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const { location, application, partner, plan, source, paid_by, discount, refunded_at } = receipt
  const t = useTexts('installations')
  const { moment, money, number } = useFormats(location.timezone_name)
  const { facts } = t.receipt
  const payer =
    paid_by ?? (source === 'platform' ? t.receipt.byLink(partner) : t.receipt.toDeveloper(partner))
  return (
    <>
      <p className="receipt-amount">
        <strong>{money(receipt.payment_sum, receipt.currency_iso)}</strong>
        {refunded_at && <Badge kind="warn">{t.receipt.refundedAt(moment(refunded_at))}</Badge>}
      </p>
      <Facts>
        <Fact name={facts.number}>{receipt.number}</Fact>
        <Fact name={facts.date}>{moment(receipt.paid_at)}</Fact>
        <Fact name={facts.application}>{application.title}</Fact>
        <Fact name={facts.partner}>{partner}</Fact>
        {plan && <Fact name={facts.plan}>{plan}</Fact>}
        <Fact name={facts.period}>{t.period(moment(receipt.period_from), moment(receipt.period_to))}</Fact>
        <Fact name={facts.amount}>{money(receipt.payment_sum, receipt.currency_iso)}</Fact>
        <Fact name={facts.currency}>{receipt.currency_iso}</Fact>
        {discount > 0 && <Fact name={facts.discount}>{t.discount(number(discount))}</Fact>}
        <Fact name={facts.location}>{[location.title, location.address].filter(Boolean).join(', ')}</Fact>
        <Fact name={facts.paidBy}>{payer}</Fact>
      </Facts>
      <p className="soft">{t.receipt.timeZone(location.timezone_name)}</p>
    </>
  )
}
