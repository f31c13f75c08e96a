import type { ReactNode } from 'react'
import { Combobox } from '../../ui/combobox.tsx'
import { findClients } from './find-clients.ts'
import { usePlace } from './place.tsx'

export interface ChosenClient {
  id: number
  name: string
  /** Empty when it is not known here; masked for people who may not see phones. */
  phone: string
}

interface ClientChoiceProps {
  label: string
  name?: string
  hint?: ReactNode
  value: ChosenClient | undefined
  onChange(client: ChosenClient | undefined): void
}

/** Finds a client by name, phone, e-mail or card. People who may not search clients don't see it. */
export function ClientChoice({ label, name = 'client_id', hint, value, onChange }: ClientChoiceProps) {
  const place = usePlace()
  if (!place.has('clients_access')) return null
  return (
    <Combobox
      label={label}
      name={name}
      hint={hint}
      isOptional
      value={value}
      onChange={onChange}
      find={async (text, signal) =>
        (await findClients(place.locationId, text, signal)).map(client => ({
          ...client,
          name: client.name || client.phone,
        }))
      }
      itemKey={({ id }) => id}
      itemTitle={({ name: client }) => client}
      itemNote={({ phone }) => phone}
    />
  )
}
