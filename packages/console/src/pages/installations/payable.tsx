import { locationsMakePaymentLink } from '@foyer/sdk/inputs'
import { useLoaded } from '../../data/use-loaded.ts'
import { readInput } from '../../forms/read-input.ts'
import { foyer, type MyLocation, type Payable } from '../../foyer.ts'
import { platformNow } from '../../session/platform-time.ts'
import type { Areas } from '../../texts/areas.ts'
import { type Formats, useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { AppIcon } from '../../ui/app-icon.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { StatusBadge } from './status-badge.tsx'

/** Lists connected applications with plans, each with a link to its payment page. */
export function PayablePanel({ location }: { location: MyLocation }) {
  const t = useTexts('installations')
  const payable = useLoaded(
    () => foyer.locations.listPayable({ location_id: location.id }),
    ['payable', location.id],
  )
  if (payable.state.status === 'ready' && payable.state.value.length === 0) return null
  return (
    <Panel title={t.payable} note={t.payableNote}>
      <LoadedView of={payable}>
        {list => (
          <ul className="rows">
            {list.map(item => (
              <PayableRow key={item.application.id} location={location} payable={item} />
            ))}
          </ul>
        )}
      </LoadedView>
    </Panel>
  )
}

function PayableRow({ location, payable }: { location: MyLocation; payable: Payable }) {
  const { application, status, frozen_by, tariffs } = payable
  const t = useTexts('installations')
  const formats = useFormats(location.timezone_name)
  const pay = async (_values: unknown, form: HTMLFormElement) => {
    const { data } = await foyer.locations.makePaymentLink(
      readInput(locationsMakePaymentLink, form, {
        location_id: location.id,
        application_id: application.id,
      }),
    )
    window.location.assign(data.url)
  }
  return (
    <li className="row row-pay">
      <AppIcon icon={application.icon} title={application.title} />
      <span className="row-main">
        <strong>
          {application.title} <StatusBadge status={status} frozenBy={frozen_by} />
        </strong>
        <span>{noteOf(payable, t, formats)}</span>
      </span>
      {frozen_by !== 'operator' && status !== 'pending' && (
        <Form canBeLeft className="form-row" label={t.payFor(application.title)} onSubmit={pay}>
          <SelectField label={t.plan} name="tariff_option_id">
            {tariffs.flatMap(plan =>
              plan.options.map(option => (
                <option key={option.id} value={option.id}>
                  {t.planOption(
                    plan.title,
                    option.title,
                    formats.money(option.overall_price, option.currency_iso),
                  )}
                </option>
              )),
            )}
          </SelectField>
          <SubmitButton>{t.goToPayment}</SubmitButton>
        </Form>
      )}
    </li>
  )
}

function noteOf(payable: Payable, t: Areas['installations'], formats: Formats): string {
  const { status, frozen_by, paid_until, discount } = payable
  const isUnpaid =
    paid_until !== null &&
    ((status === 'freezed' && frozen_by !== 'operator') || Date.parse(paid_until) < platformNow().getTime())
  if (status === 'pending') return t.pendingPayment
  return [
    paid_until ? (isUnpaid ? t.unpaidSince : t.paidUntil)(formats.day(paid_until)) : t.notPaid,
    frozen_by === 'operator' && t.paymentKeepsFrozen,
    discount > 0 && t.discount(formats.number(discount)),
  ]
    .filter(Boolean)
    .join(' · ')
}
