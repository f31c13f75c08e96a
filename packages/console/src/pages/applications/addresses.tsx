import { useTexts } from '../../texts/use-texts.ts'
import { Check } from '../../ui/check.tsx'
import { Field } from '../../ui/field.tsx'
import { useApplication } from './application.tsx'
import { type Changes, SectionForm } from './section-form.tsx'
import { useTokenInBody } from './token-in-body.tsx'

export function AddressesSection() {
  const t = useTexts('applications')
  const m = useTexts('marketplace')
  const { application } = useApplication()
  const { ask, question } = useTokenInBody()
  const prepare = async (changes: Changes) => {
    if (application.webhook_url !== '' || !changes.webhook_url) return changes
    const sends_partner_token = await ask()
    return sends_partner_token === undefined ? undefined : { ...changes, sends_partner_token }
  }
  return (
    <>
      {question}
      <SectionForm title={t.sections.addresses} note={t.addressesNote} prepare={prepare}>
        {application => (
          <>
            <Field
              label={m.fields.registration_url}
              name="registration_url"
              type="url"
              defaultValue={application.registration_url}
              placeholder="https://example.com/connect"
              hint={t.registrationHint}
              isOptional
            />
            <Check
              label={t.addUserData}
              name="asks_for_user_data"
              defaultChecked={application.asks_for_user_data}
              hint={t.addUserDataHint}
            />
            <Field
              label={m.fields.webhook_url}
              name="webhook_url"
              type="url"
              defaultValue={application.webhook_url}
              placeholder="https://example.com/marketplace"
              hint={t.webhookHint}
              isOptional
            />
            <Check
              label={t.sendPayments}
              name="sends_payments"
              defaultChecked={application.sends_payments}
              hint={t.sendPaymentsHint}
            />
            <Check
              label={t.sendPersonalData}
              name="sends_personal_data"
              defaultChecked={application.sends_personal_data}
              hint={t.sendPersonalDataHint}
            />
            <Check
              label={t.sendToken}
              name="sends_partner_token"
              defaultChecked={application.sends_partner_token}
              hint={t.sendTokenHint}
            />
            <Field
              label={m.fields.receiver_url}
              name="receiver_url"
              type="url"
              defaultValue={application.receiver_url}
              placeholder="https://example.com/hooks"
              hint={t.receiverHint}
              isOptional
            />
          </>
        )}
      </SectionForm>
    </>
  )
}
