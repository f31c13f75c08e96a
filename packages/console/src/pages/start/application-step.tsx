import { useRef } from 'react'
import { foyer, type Partner } from '../../foyer.ts'
import { useMe } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Field } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { keepToken } from './issued-tokens.ts'
import { useCreateTestLocation } from './use-create-test-location.ts'

/** Enough for the sample clients and appointments; the developer chooses others later. */
const firstRights = {
  rights: ['clients_access', 'client_phones_access', 'timetable_access', 'webhook_access'],
  kinds: ['client', 'record'],
} as const

interface ApplicationStepProps {
  /** Absent for somebody without a partner account: it is opened together with the application. */
  partner?: Partner
  /** Creates the next step's test Location as well. */
  withLocation: boolean
  onCreate(created: { partnerId: number; applicationId: number }): Promise<void>
}

export function ApplicationStep({ partner, withLocation, onCreate }: ApplicationStepProps) {
  const me = useMe()
  const t = useTexts('start')
  const createLocation = useCreateTestLocation()
  // If the application is refused, another attempt opens no second partner account.
  const opened = useRef<number>(undefined)
  const openPartner = async (title: string): Promise<number> => {
    const { data } = await foyer.partners.create({ title })
    keepToken({ userId: me.id, partnerId: data.id }, data.token)
    opened.current = data.id
    return data.id
  }
  const create = async ({ partner_title = '', title = '' }: Values) => {
    const partner_id = partner?.id ?? opened.current ?? (await openPartner(partner_title))
    const draft = {
      partner_id,
      title,
      category: 'other',
      rights: [...firstRights.rights],
      kinds: [...firstRights.kinds],
    } as const
    const { data } = await foyer.applications.create(draft)
    // Whatever refuses it is said by the next step, which then waits with its own button.
    if (withLocation) await createLocation(partner_id).catch(() => undefined)
    await onCreate({ partnerId: partner_id, applicationId: data.id })
  }
  return (
    <>
      <p>{t.applicationNote}</p>
      {withLocation && <p>{t.alsoLocation}</p>}
      <Form label={t.application} onSubmit={create}>
        {!partner && (
          <Field label={t.partnerName} name="partner_title" defaultValue={me.name} hint={t.partnerNameHint} />
        )}
        <Field label={t.applicationName} name="title" defaultValue={t.defaultApplication} />
        <div className="form-actions">
          <SubmitButton>{withLocation ? t.createBoth : t.createApplication}</SubmitButton>
        </div>
      </Form>
    </>
  )
}
