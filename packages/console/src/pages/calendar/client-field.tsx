import { Link } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Field } from '../../ui/field.tsx'
import { findClients } from '../business/find-clients.ts'
import type { Place } from './shapes.ts'

export interface ClientChoice {
  id: number
  name: string
  phone: string
  isNew: boolean
}

interface ClientFieldProps {
  place: Place
  value: ClientChoice | undefined
  onChange(client: ClientChoice | undefined): void
  isOptional?: boolean
  /** Whether the operation knows clients by their phone numbers alone. */
  needsPhone?: boolean
  /** The names that the operation has for these fields. */
  names?: { name: string; phone: string }
}

const nobody: ClientChoice = { id: 0, name: '', phone: '', isNew: true }

/** Finds a client by name or phone, or takes a new one. Who may not search clients enters a phone number. */
export function ClientField({
  place,
  value,
  onChange,
  isOptional = true,
  needsPhone = false,
  names = { name: 'client_name', phone: 'client' },
}: ClientFieldProps) {
  const t = useTexts('calendar')
  const known = value?.isNew === false ? value : undefined
  const canFind = place.seesClients && (place.seesPhones || !needsPhone)
  const isTyped = canFind ? value?.isNew : !known
  return (
    <>
      {canFind && (
        <Combobox
          label={t.client}
          name={isTyped ? 'chosen_client' : names.phone}
          placeholder={place.seesPhones ? t.clientPlaceholder : t.clientPlaceholderMasked}
          isOptional={isOptional}
          value={value}
          onChange={onChange}
          find={async (text, signal) =>
            (await findClients(place.locationId, text, signal)).map(client => ({ ...client, isNew: false }))
          }
          itemKey={({ id, name, phone }) => (id === 0 ? `${name} ${phone}` : id)}
          itemTitle={({ name, phone }) => name || phone}
          itemNote={({ phone }) => phone}
          create={async text => toNewClient(text)}
        />
      )}
      {known && <KnownClient client={known} place={place} />}
      {isTyped && (
        <div className="calendar-pair">
          <Field
            label={t.clientName}
            name={names.name}
            value={value?.name ?? ''}
            isOptional={isOptional && !value}
            onChange={({ target }) => onChange(orNobody({ ...(value ?? nobody), name: target.value }))}
          />
          <Field
            label={t.clientPhone}
            name={names.phone}
            type="tel"
            value={value?.phone ?? ''}
            isOptional={isOptional && !value}
            onChange={({ target }) => onChange(orNobody({ ...(value ?? nobody), phone: target.value }))}
          />
        </div>
      )}
    </>
  )
}

/** Another client can be chosen, but who is known is changed in the client card alone. */
function KnownClient({ client, place }: { client: ClientChoice; place: Place }) {
  const t = useTexts('calendar')
  return (
    <>
      {!place.seesClients && (
        <Facts>
          <Fact name={t.client}>
            <bdi>{client.name}</bdi> {client.phone}
          </Fact>
        </Facts>
      )}
      {place.seesClients && (
        <p>
          <Link to={`/locations/${place.locationId}/clients/${client.id}`}>{t.openClient}</Link>
        </p>
      )}
    </>
  )
}

const orNobody = (client: ClientChoice) => (client.name === '' && client.phone === '' ? undefined : client)

const isPhone = (text: string): boolean => /^[+\d][\d\s()./-]{4,}$/.test(text)

const toNewClient = (text: string): ClientChoice =>
  isPhone(text) ? { ...nobody, phone: text } : { ...nobody, name: text }
