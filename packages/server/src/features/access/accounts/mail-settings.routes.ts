import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { unauthorized } from '../../../platform/errors.ts'
import { route } from '../../../platform/http/route.ts'
import { findMailSettings, type MailSettings, updateMailSettings } from './mail-settings.store.ts'

const { notices } = catalogue

export const mailSettingsRoutes = (ctx: Context) => [
  route(notices.getMailSettings, async ({ caller }) => ({
    data: required(await findMailSettings(ctx.db, caller.user.id)),
  })),
  route(notices.updateMailSettings, async ({ caller, body }) => ({
    data: required(await ctx.db.transaction(tx => updateMailSettings(tx, caller.user.id, body))),
  })),
]

function required(settings: MailSettings | undefined): MailSettings {
  if (!settings) throw unauthorized('Your account does not exist any more.')
  return settings
}
