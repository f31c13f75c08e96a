import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { useToast } from '../ui/toast.tsx'
import { onProofRequest, type ProofRequest } from './proof.ts'
import { useSession } from './session.tsx'

interface FormProps {
  request: ProofRequest
}

// Few pages ask, so the form is not part of the first load.
const ProofForm = lazy(async () => ({
  default: await import('./proof-form.tsx').then(
    (loaded): ComponentType<FormProps> => loaded.ProofForm,
    (): ComponentType<FormProps> => NotLoaded,
  ),
}))

/** Opens when an operation needs a fresh proof; the operation continues after it. */
export function ProofDialog() {
  const [request, setRequest] = useState<ProofRequest>()
  const { state } = useSession()
  useEffect(() => onProofRequest(setRequest), [])
  const personId = state.status === 'in' ? state.me.id : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: nobody confirms what another person has begun.
  useEffect(() => () => request?.cancel(), [personId, request])
  if (!request) return null
  return (
    <Suspense>
      <ProofForm request={request} />
    </Suspense>
  )
}

/** What asked for the proof ends, and says so. */
function NotLoaded({ request }: FormProps) {
  const t = useTexts('shell')
  const say = useToast()
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each request.
  useEffect(() => {
    say(t.notLoaded, { kind: 'error' })
    request.cancel()
  }, [request])
  return null
}
