import { useState } from 'react'
import { Link } from 'react-router'
import type { Application, Partner, PartnerLocation } from '../../foyer.ts'
import { rich } from '../../texts/rich.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { SelectField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'

interface ApplicationOfTestProps {
  partner: Partner
  location: PartnerLocation | undefined
  applications: Application[]
}

/** The application whose marketplace webhook gets the test, and why there may be none. */
export function ApplicationOfTest({ partner, location, applications }: ApplicationOfTestProps) {
  const t = useTexts('bench')
  const [chosen, setChosen] = useState('')
  const connected = location?.applications ?? []
  const id = (connected.find(each => String(each.id) === chosen) ?? connected[0])?.id
  const webhookUrl = applications.find(application => application.id === id)?.webhook_url
  const why = location ? (connected.length === 0 ? t.noApplicationThere : undefined) : t.locationFirst
  return (
    <>
      <SelectField
        label={t.application}
        name="application_id"
        value={id === undefined ? '' : String(id)}
        hint={why}
        onChange={event => setChosen(event.currentTarget.value)}
      >
        {connected.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      {id !== undefined && !webhookUrl && !partner.webhook_url && (
        <Notice kind="info">
          {rich(t.noMarketplaceUrl, {
            application: (
              <Link to={`/partners/${partner.id}/applications/${id}/addresses`}>{t.ofApplicationItself}</Link>
            ),
            settings: <Link to={`/partners/${partner.id}/settings`}>{t.partnerSettings}</Link>,
          })}
        </Notice>
      )}
    </>
  )
}
