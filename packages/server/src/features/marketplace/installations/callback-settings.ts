import type { BodyOf, catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { seal, unseal } from '../../../platform/crypto/seal.ts'
import { invalid } from '../../../platform/errors.ts'
import { guardFields } from '../../../platform/network/address-guard.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'

export type Callback = BodyOf<typeof catalogue.marketplace.confirmInstallation>

/** What a callback brings; absent fields stay as they are. */
export interface CallbackSettings {
  webhookUrls?: string[]
  secrets: Secrets
  channels?: string[]
  chatUrl?: string
  tipsUrl?: string
}

const secretNames = ['api_key', 'login', 'secret_key'] as const
type Secrets = Partial<Record<(typeof secretNames)[number], string>>

/** The secrets of a callback are sealed for its installation only. */
export const sealPurpose = ({ locationId, applicationId }: InstallationKey): string =>
  `link-settings:${locationId}:${applicationId}`

/** Throws 422 that names every address that we never send to. */
export async function checkCallback(ctx: Context, body: Callback): Promise<CallbackSettings> {
  const named = Object.entries(body.webhook_urls ?? {})
  await guardFields(ctx, Object.fromEntries(named.map(([name, url]) => [`webhook_urls.${name}`, url])))
  const urls = named.map(([, url]) => url)
  if (new Set(urls).size < urls.length)
    throw invalid({ webhook_urls: ['must not name the same thing twice'] })
  return {
    webhookUrls: body.webhook_urls ? urls : undefined,
    secrets: secretsOf(body),
    channels: body.channels ?? undefined,
    chatUrl: body.chat_url ?? undefined,
    tipsUrl: body.tips_url ?? undefined,
  }
}

const secretsOf = (body: Callback): Secrets =>
  Object.fromEntries(
    secretNames.flatMap(name => {
      const value = body[name]
      return value === undefined || value === null ? [] : [[name, String(value)]]
    }),
  )

/** Returns the secrets of an installation after a callback: undefined when they stay, null when it has none. */
export function sealMerged(
  ctx: Context,
  key: InstallationKey,
  { sealed, secrets }: { sealed: Buffer | null; secrets: Secrets },
): Buffer | null | undefined {
  const given = Object.keys(secrets).length
  if (given === 0) return undefined
  const purpose = sealPurpose(key)
  // A callback that brings all secrets does not need the key of the earlier ones.
  const earlier: Secrets =
    sealed && given < secretNames.length ? JSON.parse(unseal(ctx.key, purpose, sealed)) : {}
  const merged = Object.entries({ ...earlier, ...secrets }).filter(([, value]) => value !== '')
  return merged.length === 0 ? null : seal(ctx.key, purpose, JSON.stringify(Object.fromEntries(merged)))
}
