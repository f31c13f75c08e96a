import { useSearchParams } from 'react-router'
import { useMayAs } from '../../session/partner-role.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { NewApplication } from '../applications/new-application.tsx'
import { usePartner } from './partner.tsx'
import { PartnerApplications } from './partner-applications.tsx'

/** The applications of a partner account. `?new` opens the form of a new one. */
export function ApplicationsPage() {
  const { partner } = usePartner()
  const [search, setSearch] = useSearchParams()
  const t = useTexts('partners')
  const mayCreate = useMayAs(partner.id)('developer')
  const isCreating = mayCreate && search.has('new')
  const createButton = mayCreate && (
    <Button icon={<PlusIcon />} onClick={() => setSearch({ new: '' })}>
      {t.createApplication}
    </Button>
  )
  return (
    <>
      {isCreating && <NewApplication partner={partner} onCancel={() => setSearch({})} />}
      <PartnerApplications partner={partner} createButton={!isCreating && createButton} />
    </>
  )
}
