import { Check } from '../../ui/check.tsx'
import { Field } from '../../ui/field.tsx'
import { useApplication } from './application.tsx'
import { isOn, SectionForm } from './section-form.tsx'

export function AddressesSection() {
  const { application } = useApplication()
  return (
    <SectionForm
      title="Addresses"
      note="Where owners go after connecting, and where your servers are told."
      toChanges={values => ({
        registration_url: values.registration_url,
        asks_for_user_data: isOn(values, 'asks_for_user_data'),
        webhook_url: values.webhook_url,
        receiver_url: values.receiver_url,
        sends_partner_token: isOn(values, 'sends_partner_token'),
        sends_payments: isOn(values, 'sends_payments'),
      })}
    >
      <Field
        label="Registration page"
        name="registration_url"
        type="url"
        defaultValue={application.registration_url}
        placeholder="https://example.com/connect"
        hint="An owner who connects is sent here, with salon_id or salon_ids."
        isOptional
      />
      <Check
        label="With signed data of the owner"
        name="asks_for_user_data"
        defaultChecked={application.asks_for_user_data}
        hint="Adds user_data and user_data_sign: name, phone, e-mail and picture of who connected. The card tells owners."
      />
      <Field
        label="Marketplace webhook"
        name="webhook_url"
        type="url"
        defaultValue={application.webhook_url}
        placeholder="https://example.com/marketplace"
        hint="Hears of uninstall and freeze. Empty: the address of the partner account."
        isOptional
      />
      <Check
        label="Send payments too"
        name="sends_payments"
        defaultChecked={application.sends_payments}
        hint="The event payment, for what is paid on the page of the platform."
      />
      <Check
        label="Put the partner token into the body"
        name="sends_partner_token"
        defaultChecked={application.sends_partner_token}
        hint="Only for endpoints of the older form: a secret does not belong in a body."
      />
      <Field
        label="Endpoint for fast installs"
        name="receiver_url"
        type="url"
        defaultValue={application.receiver_url}
        placeholder="https://example.com/hooks"
        hint="Hears of the changes of Locations that connected without a confirmation."
        isOptional
      />
    </SectionForm>
  )
}
