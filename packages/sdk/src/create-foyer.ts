import { checkClientOptions } from './client/check-options.ts'
import { createGroups } from './client/create-groups.ts'
import { authorizePartner } from './client/credentials.ts'
import { type ClientOptions, checkAddress } from './client/options.ts'
import { type PartnerOperations, partnerOperations } from './generated/partner.ts'

export interface FoyerOptions extends Omit<ClientOptions, 'personalAccessToken'> {
  /** The API listener, such as `http://127.0.0.1:8080`. */
  apiUrl: string
  /** The app listener, such as `http://127.0.0.1:8081`; only `marketplace.confirmInstallation` needs it. */
  appUrl?: string | undefined
}

/** The operations of partners, by group. */
export type Foyer = PartnerOperations

/** Every operation of partners as a typed method: `const { data } = await foyer.companies.list({ my: 1 })`. */
export function createFoyer(options: FoyerOptions): Foyer {
  checkClientOptions('createFoyer', options)
  const { apiUrl, appUrl } = options
  const urls = {
    apiUrl: checkAddress('apiUrl', apiUrl),
    appUrl: appUrl === undefined || appUrl === null ? undefined : checkAddress('appUrl', appUrl),
  }
  return createGroups<Foyer>(partnerOperations, { options, urls, authorize: authorizePartner })
}
