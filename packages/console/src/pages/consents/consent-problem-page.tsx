import { useSearchParams } from 'react-router'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { Notice } from '../../ui/notice.tsx'

/** By the code of OAuth2 (RFC 6749 §4.1.2.1). An address can bring any code along, and never a sentence. */
const sentences: Record<string, string> = {
  invalid_client: 'We do not know the program that sent you here.',
  unauthorized_client: 'The program that sent you here may not ask for this.',
  invalid_redirect_uri: 'The program wants you back at an address that it has not registered.',
  invalid_request: 'The request is not complete, or a part of it is wrong.',
  invalid_scope: 'The program asks for access that we do not know.',
  unsupported_response_type: 'The program asks for an answer that we do not give.',
  access_denied: 'Access was not given.',
  server_error: 'Something went wrong on our side.',
  temporarily_unavailable: 'We cannot answer at the moment. Try again in a minute.',
}

/** A request that cannot even be shown: nobody is sent back to an address that we do not trust. */
export function ConsentProblemPage() {
  const [query] = useSearchParams()
  const code = query.get('error') ?? ''
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined
  return (
    <EntryLayout
      title="This link does not work"
      description="A program sent you here with a request that we cannot answer."
    >
      <Notice kind="error">{sentence ? `${sentence} (${code})` : 'The request cannot be answered.'}</Notice>
      <p>Begin again where you came from. If it happens again, tell those who made the program.</p>
    </EntryLayout>
  )
}
