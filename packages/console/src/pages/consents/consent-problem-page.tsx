import { useSearchParams } from 'react-router'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { Notice } from '../../ui/notice.tsx'

/** By OAuth 2.0 error code (RFC 6749 §4.1.2.1). Text from the URL is never shown, because anybody can write it. */
const sentences: Record<string, string> = {
  invalid_client: 'The application that sent you here is not registered.',
  unauthorized_client: 'The application that sent you here isn’t allowed to ask for this.',
  invalid_redirect_uri: 'The application’s redirect URI is not registered.',
  invalid_request: 'The request is incomplete or invalid.',
  invalid_scope: 'The application asks for unknown scopes.',
  unsupported_response_type: 'The application asks for a response type that isn’t supported.',
  access_denied: 'Access was denied.',
  server_error: 'Something went wrong on our side.',
  temporarily_unavailable: 'The service is temporarily unavailable. Try again in a minute.',
}

/** Shows invalid requests here, because nobody is redirected to a URL that we don't trust. */
export function ConsentProblemPage() {
  const [query] = useSearchParams()
  const code = query.get('error') ?? ''
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined
  return (
    <EntryLayout
      title="This link doesn’t work"
      description="An application sent you here with an invalid request."
    >
      <Notice kind="error">{sentence ? `${sentence} (${code})` : 'The request is invalid.'}</Notice>
      <p>Go back and start again. If it happens again, tell the developer of the application.</p>
    </EntryLayout>
  )
}
