import type { ExampleCall } from './example-call.ts'
import type { Setting, SnippetTokens } from './setting.ts'

/** The call as a command of curl, for a POSIX shell. */
export function printCurl(call: ExampleCall, setting: Setting): string {
  const { named, listener, target, body } = call
  const { method } = named.operation
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quote(setting[`${listener}Url`] + target)}`,
    ...headersOf(call, setting).map(header => `-H ${quote(header)}`),
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${quote(JSON.stringify(body, null, 2))}`]),
    // Without it, curl would show the events of a stream only when its buffer is full.
    ...(named.operation.isStream ? ['--no-buffer'] : []),
  ]
  return lines.join(' \\\n  ')
}

function headersOf({ named, caller, isForSessions }: ExampleCall, setting: Setting): string[] {
  if (isForSessions)
    return [
      'Cookie: foyer_session=YOUR_SESSION',
      ...(named.operation.method === 'GET' ? [] : ['X-CSRF-Token: YOUR_CSRF_TOKEN']),
    ]
  const header = authorizationOf(setting.tokensFor(named.operation, caller))
  return header ? [`Authorization: ${header}`] : []
}

function authorizationOf({ partnerToken, userToken, accessToken, personalAccessToken }: SnippetTokens) {
  const first = partnerToken ?? accessToken ?? personalAccessToken
  return first && `Bearer ${first}${userToken ? `, User ${userToken}` : ''}`
}

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
