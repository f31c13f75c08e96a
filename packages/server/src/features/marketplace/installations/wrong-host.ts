import { catalogue } from '@foyer/contract'

const { path } = catalogue.marketplace.confirmInstallation

/** Answers a callback that came to the API host, whichever way its path is spelled. */
export function findCallbackHint(pathname: string, appUrl: string): string | undefined {
  const plain = pathname.replaceAll(/\/{2,}/g, '/').replace(/\/$/, '')
  if (plain.replace(/^\/api(\/v1)?(?=\/)/, '') !== path) return undefined
  return `The callback is not served on the API host. Send it to the app host: POST ${appUrl}${path}.`
}
