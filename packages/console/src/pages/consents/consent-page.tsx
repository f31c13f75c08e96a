import { useParams, useSearchParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ConsentForm } from './consent-form.tsx'

/** Where an OAuth client sends an owner. */
export function ConsentPage() {
  const { requestId = '' } = useParams()
  const request = useLoaded(() => foyer.consents.getRequest({ request_id: requestId }), requestId)
  return (
    <EntryLayout title="Access to your Location">
      <LoadedView of={request}>{asked => <ConsentForm requestId={requestId} asked={asked} />}</LoadedView>
    </EntryLayout>
  )
}

/** A request that cannot even be shown: nobody is sent back to an address that we do not trust. */
export function ConsentProblemPage() {
  const [query] = useSearchParams()
  return (
    <EntryLayout
      title="This link does not work"
      description="A program sent you here with a request that we cannot answer."
    >
      <Notice kind="error">
        {query.get('error_description') || 'The request is not complete.'} (
        {query.get('error') ?? 'no error code'})
      </Notice>
      <p>Begin again where you came from. If it happens again, tell those who made the program.</p>
    </EntryLayout>
  )
}
