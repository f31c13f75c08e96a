import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocumentName } from '@foyer/contract'
import type { CollectionOptions } from '@foyer/contract/examples'
import type { Urls } from '../../../context.ts'
import { demo } from './facts.ts'

/** The facts of the demo world with the addresses of this start, as scripts read them from `demo.json`. */
export function demoFacts(urls: Urls) {
  const {
    partner,
    otherPartner,
    systemUser,
    owner,
    memberWithoutRights,
    operator,
    developer,
    chains,
    locations,
    team,
    services,
    resources,
  } = demo
  const signIn = ({
    login,
    password,
    accessToken,
  }: typeof owner | typeof developer | typeof operator | typeof memberWithoutRights) => ({
    login,
    password,
    access_token: accessToken,
  })
  return {
    api_root: `${urls.api}/api`,
    base_url: `${urls.api}/api/v1`,
    app_url: urls.app,
    v3_base_url: `${urls.api}/api/v3`,
    partner: { id: partner.id, token: partner.token, webhook_secret: partner.webhookSecret },
    other_partner: { id: otherPartner.id, token: otherPartner.token },
    system_user: { id: systemUser.id, token: systemUser.token },
    owner: { id: owner.id, ...signIn(owner), token: owner.token },
    member_without_rights: {
      id: memberWithoutRights.id,
      ...signIn(memberWithoutRights),
      token: memberWithoutRights.token,
    },
    operator: signIn(operator),
    developer: signIn(developer),
    chain: { id: chains.own, crm_token: demo.telephony.crmToken },
    locations,
    staff: team.byName,
    services: idsOf(services),
    resources: idsOf(resources),
    storages: demo.storages,
    goods: [...demo.goods],
    accounts: demo.accounts,
    expenses: demo.expenses,
    loyalty_card_types: demo.loyaltyCardTypes,
    applications: toApplications(demo.applications),
    restricted_key: demo.restrictedKey.key,
    oauth_client: {
      client_id: demo.oauthClient.clientId,
      client_secret: demo.oauthClient.clientSecret,
      redirect_uri: demo.oauthClient.redirectUri,
    },
  }
}

const idsOf = (facts: Record<string, { id: number }>) =>
  Object.fromEntries(Object.entries(facts).map(([name, { id }]) => [name, id]))

const toApplications = ({ chatBot, otherPartner, ...others }: typeof demo.applications) => ({
  ...others,
  chat_bot: chatBot,
  other_partner: otherPartner,
})

/** The file is renamed into place, so that a script that waits for it never reads half of it. */
export async function writeDemoFile(dataDir: string, urls: Urls): Promise<string> {
  const file = join(dataDir, 'demo.json')
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, `${JSON.stringify(demoFacts(urls), null, 2)}\n`)
  await rename(unfinished, file)
  return file
}

const partnerTokens = {
  preferredSecurityScheme: 'BearerPartnerUser',
  securitySchemes: {
    BearerPartner: { token: demo.partner.token },
    BearerPartnerUser: { value: `Bearer ${demo.partner.token}, User ${demo.owner.token}` },
  },
}

/** Returns the tokens that the API explorer of a sandbox uses for the calls of each document. */
export const demoAuthentication: Record<DocumentName, object> = {
  'developer-tools': partnerTokens,
  general: partnerTokens,
  v3: {
    preferredSecurityScheme: 'RestrictedKey',
    securitySchemes: { RestrictedKey: { token: demo.restrictedKey.key } },
  },
  account: {
    preferredSecurityScheme: 'AccessToken',
    securitySchemes: { AccessToken: { token: demo.owner.accessToken } },
  },
}

/** The variables of the Postman collection, as they are in the demo world. */
export const demoCredentials: CollectionOptions['credentials'] = {
  partner_token: demo.partner.token,
  other_partner_token: demo.otherPartner.token,
  user_token: demo.owner.token,
  restricted_key: demo.restrictedKey.key,
  oauth_client_id: demo.oauthClient.clientId,
  oauth_redirect_uri: demo.oauthClient.redirectUri,
  owner_login: demo.owner.login,
  owner_password: demo.owner.password,
  owner_access_token: demo.owner.accessToken,
  newcomer_login: demo.memberWithoutRights.login,
  newcomer_password: demo.memberWithoutRights.password,
  newcomer_access_token: demo.memberWithoutRights.accessToken,
  developer_login: demo.developer.login,
  developer_password: demo.developer.password,
  developer_access_token: demo.developer.accessToken,
  operator_login: demo.operator.login,
  operator_password: demo.operator.password,
  operator_access_token: demo.operator.accessToken,
}
