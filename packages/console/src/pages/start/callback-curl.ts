interface Callback {
  origin: string
  token: string
  locationId: number
  applicationId: number
  /** Empty for none. */
  webhookUrl: string
}

/** What stands in a shell where the token is not known any more. */
export const tokenPlaceholder = '$FOYER_PARTNER_TOKEN'

/** The command that confirms the installation, to be pasted into a shell; pure. */
export function toCurl({ origin, token, locationId, applicationId, webhookUrl }: Callback): string {
  const body = {
    salon_id: locationId,
    application_id: applicationId,
    ...(webhookUrl === '' ? {} : { webhook_urls: [webhookUrl] }),
  }
  return [
    `curl -X POST ${origin}/marketplace/partner/callback`,
    `-H "Authorization: Bearer ${token}"`,
    '-H "Content-Type: application/json"',
    `-d ${quoted(JSON.stringify(body))}`,
  ].join(' \\\n  ')
}

/** In single quotes a shell reads everything as it stands, except a single quote. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
