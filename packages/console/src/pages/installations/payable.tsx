import { toDay } from '../../data/dates.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { toPrice } from '../../data/words.ts'
import { foyer, type MyLocation, type Payable } from '../../foyer.ts'
import { SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { AppIcon } from '../applications/app-icon.tsx'
import { StatusBadge } from './status-badge.tsx'

/** Lists connected applications with plans, each with a link to its payment page. */
export function PayablePanel({ location }: { location: MyLocation }) {
  const payable = useLoaded(() => foyer.locations.listPayable({ location_id: location.id }), location.id)
  if (payable.state.status === 'ready' && payable.state.value.length === 0) return null
  return (
    <Panel title="Applications to pay for" note="You see the total before you pay.">
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
  const pay = async ({ tariff_option_id }: Record<string, string>) => {
    const { data } = await foyer.locations.makePaymentLink({
      location_id: location.id,
      application_id: application.id,
      tariff_option_id: Number(tariff_option_id),
    })
    window.location.assign(data.url)
  }
  return (
    <li className="row row-pay">
      <AppIcon icon={application.icon} title={application.title} />
      <span className="row-main">
        <strong>
          {application.title} <StatusBadge status={status} frozenBy={frozen_by} />
        </strong>
        <span>{noteOf(payable)}</span>
      </span>
      {frozen_by !== 'operator' && (
        <Form className="form-row" label={`Pay for ${application.title}`} onSubmit={pay}>
          <SelectField label="Plan" name="tariff_option_id">
            {tariffs.flatMap(plan =>
              plan.options.map(option => (
                <option key={option.id} value={option.id}>
                  {plan.title}, {option.title}: {toPrice(option.overall_price, option.currency_iso)}
                </option>
              )),
            )}
          </SelectField>
          <SubmitButton>Go to payment</SubmitButton>
        </Form>
      )}
    </li>
  )
}

function noteOf({ status, frozen_by, paid_until, discount }: Payable): string {
  const isUnpaid =
    paid_until !== null &&
    ((status === 'freezed' && frozen_by !== 'operator') || Date.parse(paid_until) < Date.now())
  return [
    paid_until ? `${isUnpaid ? 'Unpaid since' : 'Paid until'} ${toDay(paid_until)}` : 'Not paid yet',
    frozen_by === 'operator' && 'A payment doesn’t unfreeze it',
    discount > 0 && `${discount} % discount`,
  ]
    .filter(Boolean)
    .join(' · ')
}
