import type { PartnerWebhooksAddEndpointInput } from '@foyer/sdk/account'

type Subscription = Pick<PartnerWebhooksAddEndpointInput, 'url' | 'kinds' | 'includes_own_changes'>

/** What the fields of an endpoint say. */
export function readEndpoint(form: HTMLFormElement): Subscription {
  const data = new FormData(form)
  return {
    url: String(data.get('url') ?? ''),
    kinds: data.getAll('kinds') as Subscription['kinds'],
    includes_own_changes: data.has('includes_own_changes'),
  }
}
