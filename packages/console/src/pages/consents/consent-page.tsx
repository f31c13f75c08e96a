import { useParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { ConsentForm } from './consent-form.tsx'

/** The page to which an OAuth client sends an owner. */
export function ConsentPage() {
  const t = useTexts('consents')
  const { requestId = '' } = useParams()
  const request = useLoaded(
    () => foyer.consents.getRequest({ request_id: requestId }),
    ['consent_request', requestId],
  )
  return (
    <EntryLayout title={t.title}>
      <LoadedView of={request}>{value => <ConsentForm requestId={requestId} request={value} />}</LoadedView>
    </EntryLayout>
  )
}
