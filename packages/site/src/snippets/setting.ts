import type { Operation } from '@foyer/contract'
import type { Caller } from '@foyer/contract/examples'
import { demo } from '../../../server/src/features/sandbox/demo-world/facts.ts'

/** Where snippets are sent, and with which tokens. */
export interface Setting {
  apiUrl: string
  appUrl: string
  tokensFor(operation: Operation, caller: Caller): SnippetTokens
}

/** The names are those of the options of the SDK. */
export interface SnippetTokens {
  partnerToken?: string
  userToken?: string
  accessToken?: string
  personalAccessToken?: string
}

const accessTokens: Record<Caller, string | undefined> = {
  owner: demo.owner.accessToken,
  newcomer: demo.memberWithoutRights.accessToken,
  developer: demo.developer.accessToken,
  operator: demo.operator.accessToken,
  signedUp: undefined,
}

/** A sandbox at its usual addresses, with the tokens that every sandbox has. */
export const demoSetting: Setting = {
  apiUrl: 'http://127.0.0.1:8080',
  appUrl: 'http://127.0.0.1:8081',
  tokensFor: ({ access }, caller) => {
    switch (access.by) {
      case 'anyone':
        return {}
      case 'partner':
        return { partnerToken: demo.partner.token }
      case 'user':
        return { partnerToken: demo.partner.token, userToken: demo.owner.token }
      case 'credential':
        return { accessToken: demo.restrictedKey.key }
      case 'person':
      case 'operator':
        return { personalAccessToken: accessTokens[caller] ?? demo.owner.accessToken }
    }
  },
}
