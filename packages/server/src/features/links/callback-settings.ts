import type { BodyOf, catalogue } from '@foyer/contract'
import type { Context } from '../../context.ts'
import { seal } from '../../platform/crypto/seal.ts'
import { guardFields } from '../../platform/network/address-guard.ts'
import type { LinkKey } from '../coverage/coverage.ts'
import type { CallbackSettings } from './change-link.ts'

export type Callback = BodyOf<typeof catalogue.marketplace.confirmInstallation>

/** What the callback of a link brought as secrets is sealed for that link alone. */
export const sealPurpose = ({ locationId, applicationId }: LinkKey): string =>
  `link-settings:${locationId}:${applicationId}`

/** 422 names every address that we would never send to. */
export async function checkCallback(ctx: Context, body: Callback): Promise<CallbackSettings> {
  const webhookUrls = body.webhook_urls ?? []
  const named = webhookUrls.map((url, index): [string, string] => [`webhook_urls.${index}`, url])
  await guardFields(ctx, Object.fromEntries(named))
  return {
    webhookUrls,
    sealed: sealSecrets(ctx, body),
    channels: body.channels ?? [],
    chatUrl: body.chat_url ?? '',
    tipsUrl: body.tips_url ?? '',
  }
}

function sealSecrets(ctx: Context, { salon_id, application_id, api_key, login, secret_key }: Callback) {
  if (api_key === undefined && login === undefined && secret_key === undefined) return null
  const purpose = sealPurpose({ locationId: salon_id, applicationId: application_id })
  return seal(ctx.key, purpose, JSON.stringify({ api_key, login, secret_key }))
}
