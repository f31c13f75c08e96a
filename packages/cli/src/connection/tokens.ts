/** The credentials of a connection. */
export interface Tokens {
  partnerToken: string | undefined
  userToken: string | undefined
  personalAccessToken: string | undefined
  accessToken: string | undefined
}

export const tokenNames = ['partnerToken', 'userToken', 'personalAccessToken', 'accessToken'] as const
export type TokenName = (typeof tokenNames)[number]

/** How people name a token, its option and its setting. */
export const tokenWords: Record<TokenName, { title: string; option: string; setting: string }> = {
  partnerToken: { title: 'partner token', option: '--partner-token', setting: 'FOYER_PARTNER_TOKEN' },
  userToken: { title: 'user token', option: '--user-token', setting: 'FOYER_USER_TOKEN' },
  personalAccessToken: {
    title: 'personal access token',
    option: '--personal-access-token',
    setting: 'FOYER_PERSONAL_ACCESS_TOKEN',
  },
  accessToken: {
    title: 'v3 token',
    option: '--access-token',
    setting: 'FOYER_ACCESS_TOKEN',
  },
}
