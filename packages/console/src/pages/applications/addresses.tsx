import { Check } from '../../ui/check.tsx'
import { Field } from '../../ui/field.tsx'
import { useApplication } from './application.tsx'
import { isOn, SectionForm } from './section-form.tsx'

export function AddressesSection() {
  const { application } = useApplication()
  return (
    <SectionForm
      title="Addresses"
      note="Where owners go after connecting, and where we send webhooks."
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
        hint="Owners who connect are sent here, with salon_id or salon_ids."
        isOptional
      />
      <Check
        label="Add signed data of the owner"
        name="asks_for_user_data"
        defaultChecked={application.asks_for_user_data}
        hint="Adds user_data and user_data_sign: name, phone, e-mail and picture of whoever connected. Owners see this on the card."
      />
      <Field
        label="Marketplace webhook"
        name="webhook_url"
        type="url"
        defaultValue={application.webhook_url}
        placeholder="https://example.com/marketplace"
        hint="Receives uninstall and freeze. Leave empty to use the partner account’s URL."
        isOptional
      />
      <Check
        label="Send payments too"
        name="sends_payments"
        defaultChecked={application.sends_payments}
        hint="Also sends the payment event, for payments made on our payment page."
      />
      <Check
        label="Put the partner token into the body"
        name="sends_partner_token"
        defaultChecked={application.sends_partner_token}
        hint="Only for older endpoints: a secret doesn’t belong in a body."
      />
      <Field
        label="Endpoint for fast installs"
        name="receiver_url"
        type="url"
        defaultValue={application.receiver_url}
        placeholder="https://example.com/hooks"
        hint="Receives events of locations that connected without a confirmation."
        isOptional
      />
    </SectionForm>
  )
}
