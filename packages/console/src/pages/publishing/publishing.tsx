import { useMayAs } from '../../session/partner-role.ts'
import { useApplication } from '../applications/application.tsx'
import { CardPreview } from './card-preview.tsx'
import { Checklist } from './checklist.tsx'
import { Installs } from './installs.tsx'
import { PlanRows } from './plan-rows.tsx'
import { Revenue } from './revenue.tsx'

/** Everything between a draft and its owners: what is left to do, what they will see, and what comes of it. */
export function PublishingSection() {
  const { application } = useApplication()
  const isAdmin = useMayAs(application.partner.id)('admin')
  return (
    <>
      <Checklist application={application} />
      <CardPreview application={application} />
      <PlanRows application={application} />
      <Installs applicationId={application.id} />
      {isAdmin && <Revenue applicationId={application.id} />}
    </>
  )
}
