import type { Foyer } from '@foyer/sdk'
import type { Inbox, InboxStore } from '@foyer/sdk/webhooks'
import type { Config } from './config.ts'
import type { State, StateFile } from './state.ts'

/** What every part of the program needs. */
export interface App {
  config: Config
  /** Where owners and Foyer reach this program. */
  publicUrl: string
  webhookUrl: string
  foyer: Foyer
  state: StateFile
  inbox: Inbox
  store: InboxStore<State>
  /** One line for the operator. Never a token, a secret or the query of a request. */
  log(line: string): void
}
