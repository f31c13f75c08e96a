import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useChange } from '../../../data/use-change.ts'
import { foyer } from '../../../foyer.ts'
import { PageActions } from '../../../layout/page.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { MailIcon, PhoneIcon, PlusIcon } from '../../../ui/icons.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { SectionProps } from './section.ts'

/** How to reach and book the client, and the way out. */
export function ClientActions({ locationId, client, place }: SectionProps) {
  const t = useTexts('clients')
  const [isDeleting, setDeleting] = useState(false)
  const name = client.display_name || client.phone
  return (
    <PageActions>
      {place.has('client_phones_access') && (
        <a className="button button-plain" href={`tel:${client.phone}`}>
          <PhoneIcon />
          {t.call}
        </a>
      )}
      {client.email && (
        <a className="button button-plain" href={`mailto:${encodeURIComponent(client.email)}`}>
          <MailIcon />
          {t.sendMail}
        </a>
      )}
      <Button onClick={() => setDeleting(true)}>{t.deleteClient}</Button>
      {place.has('timetable_access') && place.has('create_records_access') && (
        <ButtonLink
          kind="primary"
          icon={<PlusIcon />}
          to={`/locations/${locationId}/calendar?new=1&client=${client.id}`}
        >
          {t.book}
        </ButtonLink>
      )}
      {isDeleting && (
        <DeleteClient
          name={name}
          locationId={locationId}
          clientId={client.id}
          onClose={() => setDeleting(false)}
        />
      )}
    </PageActions>
  )
}

interface DeleteClientProps {
  name: string
  locationId: number
  clientId: number
  onClose(): void
}

function DeleteClient({ name, locationId, clientId, onClose }: DeleteClientProps) {
  const t = useTexts('clients')
  const say = useToast()
  const navigate = useNavigate()
  const { mutateAsync: remove } = useChange({
    affects: [['client', locationId, 'list']],
    change: () => foyer.clients.delete({ company_id: locationId, client_id: clientId }),
  })
  const confirm = async () => {
    await remove(undefined)
    say(t.clientDeleted(name))
    await navigate(`/locations/${locationId}/clients`)
  }
  return (
    <Confirm title={t.deleteClientTitle(name)} action={t.deleteClient} onConfirm={confirm} onClose={onClose}>
      {t.deleteCountHelp}
    </Confirm>
  )
}
