import { partnerWebhooksSendTest } from '@foyer/sdk/inputs'
import { useState } from 'react'
import { useRead } from '../../data/use-read.ts'
import { toTyped } from '../../forms/read-input.ts'
import { type Application, type Delivery, foyer, type Partner, type PartnerLocation } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { SelectField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useWords } from '../applications/use-words.ts'
import { ApplicationOfTest } from './application-of-test.tsx'
import { LocationChoice } from './location-choice.tsx'
import { changesOf, lifecycle, toTest } from './to-test.ts'

interface TestSendFormProps {
  partner: Partner
  applications: Application[]
  /** What the address asks for. */
  prefilled: { location: PartnerLocation | undefined; endpoint: string; resource: string; status: string }
  onSent(deliveries: Delivery[]): void
}

export function TestSendForm({ partner, applications, prefilled, onSent }: TestSendFormProps) {
  const t = useTexts('webhooks')
  const bench = useTexts('bench')
  const { kinds } = useWords()
  const [location, setLocation] = useState(prefilled.location)
  const [kind, setKind] = useState(changesOf(prefilled.resource).length > 0 ? prefilled.resource : '')
  const [chosen, setChosen] = useState<string>()
  const endpoints = useEndpoints(partner.id, location)
  const url = chosen ?? endpoints.find(({ id }) => String(id) === prefilled.endpoint)?.url ?? ''
  const meant = endpoints.filter(endpoint => url === '' || endpoint.url === url)
  const getsSample =
    kind !== '' && meant.length > 0 && meant.every(endpoint => !endpoint.kinds.includes(kind))
  const send = async (values: Values) => {
    onSent([])
    const { data } = await foyer.partnerWebhooks.sendTest(
      toTyped(partnerWebhooksSendTest, toTest(values), { partner_id: partner.id }),
    )
    onSent(data)
  }
  return (
    <Form canBeLeft className="form-columns" label={t.testDelivery} onSubmit={send}>
      <LocationChoice
        partnerId={partner.id}
        location={location}
        onChange={next => {
          setLocation(next)
          setChosen('')
        }}
      />
      <SelectField
        label={bench.event}
        name="kind"
        value={kind}
        hint={kind === lifecycle ? bench.lifecycleHint : undefined}
        onChange={event => setKind(event.currentTarget.value)}
        isOptional
      >
        <option value="">{t.noRecordType}</option>
        {kinds.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
        <option value={lifecycle}>{t.applicationType}</option>
      </SelectField>
      {kind !== '' && (
        <SelectField
          key={kind}
          label={t.change}
          name="change"
          defaultValue={kind === prefilled.resource ? prefilled.status : undefined}
        >
          {changesOf(kind).map(change => (
            <option key={change} value={change}>
              {t.changes[change]}
            </option>
          ))}
        </SelectField>
      )}
      {kind === lifecycle ? (
        <ApplicationOfTest partner={partner} location={location} applications={applications} />
      ) : (
        <SelectField
          label={t.endpoint}
          name="url"
          value={url}
          hint={location ? (getsSample ? bench.getsSample : undefined) : bench.locationFirst}
          onChange={event => setChosen(event.currentTarget.value)}
          isOptional
        >
          <option value="">{bench.allEndpoints}</option>
          {endpoints.map(endpoint => (
            <option key={endpoint.id} value={endpoint.url}>
              {endpoint.url}
            </option>
          ))}
        </SelectField>
      )}
      <div className="form-actions">
        <SubmitButton>{t.sendTest}</SubmitButton>
      </div>
    </Form>
  )
}

/** The endpoints of the chosen Location. */
function useEndpoints(partnerId: number, location: PartnerLocation | undefined) {
  const { data = [] } = useRead(
    ['bench', partnerId, 'endpoints', location?.id ?? 0],
    async ({ signal }) => {
      const filter = { partner_id: partnerId, location_id: location?.id ?? 0, count: 100 }
      return (await foyer.partnerWebhooks.listEndpoints(filter, { signal })).data
    },
    { isEnabled: location !== undefined },
  )
  return location ? data : []
}
