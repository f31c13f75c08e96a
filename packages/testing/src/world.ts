import {
  createFoyer,
  type Foyer,
  type SandboxTriggerData,
  type SandboxTriggerInput,
  type Tokens,
} from '@foyer/sdk'
import { createAccount, type FoyerAccount } from '@foyer/sdk/account'
import { asyncDispose } from './async-dispose.ts'
import { WorldClock } from './clock.ts'
import { TestingError } from './errors.ts'
import type { TriggerName } from './event-names.ts'
import type { Facts } from './facts.ts'
import { type Installed, type InstallOptions, install } from './install.ts'
import { checkNames } from './options.ts'
import { accessTokenOf, type Caller, type Person, tokensOf } from './people.ts'
import { DeliveryLog } from './webhooks/delivery-log.ts'
import type { Receiver } from './webhooks/receiver.ts'
import { WorldWebhooks } from './webhooks/webhooks.ts'

export interface TriggerFields {
  /** By default the main Location of the demo world. */
  location_id?: number | undefined
  /** Only for events of an application; by default your first one. */
  application_id?: number | undefined
}

/** @internal */
export interface WorldParts {
  facts: Facts
  receiver: Receiver
  /** Reaches the world, and says so when it is gone. */
  fetch: typeof fetch
  end(): Promise<void>
}

/** A sandbox of your own inside of a sandbox, with its own database, clock, addresses and webhook receiver. */
export class World {
  /** What `demo.json` says about the demo world, with the addresses of this world. */
  readonly facts: Facts
  /** The SDK as the partner of the demo world, with the owner as the user. */
  readonly foyer: Foyer
  readonly clock: WorldClock
  readonly webhooks: WorldWebhooks
  readonly #parts: WorldParts
  #ended: Promise<void> | undefined

  /** @internal */
  constructor(parts: WorldParts) {
    this.#parts = parts
    this.facts = parts.facts
    this.foyer = this.as('owner')
    this.clock = new WorldClock(this.foyer.sandbox)
    this.webhooks = new WorldWebhooks(parts.receiver, new DeliveryLog(this.foyer))
  }

  /** World ID. */
  get id(): string {
    return this.facts.id
  }

  /** The API listener, for `apiUrl` of your program. */
  get apiUrl(): string {
    return this.facts.api_root.replace(/\/api$/, '')
  }

  /** The app listener, for `appUrl` of your program. */
  get appUrl(): string {
    return this.facts.app_url
  }

  /** The SDK as somebody else: somebody of the demo world, or whoever has these tokens. */
  as(caller: Caller | Tokens): Foyer {
    const { apiUrl, appUrl } = this
    const { fetch } = this.#parts
    const tokens = typeof caller === 'object' ? caller : tokensOf(this.facts, caller)
    return createFoyer({ apiUrl, appUrl, fetch, ...tokens })
  }

  /** The account operations as somebody of the demo world. */
  account(person: Person): FoyerAccount {
    const { fetch } = this.#parts
    return createAccount({
      appUrl: this.appUrl,
      fetch,
      personalAccessToken: accessTokenOf(this.facts, person),
    })
  }

  /**
   * Makes an event happen, by changing a record that the sandbox made for this. The first change of a kind of record
   * also creates it, which is an event too.
   */
  async trigger(event: TriggerName, fields: TriggerFields = {}): Promise<SandboxTriggerData> {
    checkNames('trigger', fields, ['location_id', 'application_id'])
    const [, resource, status] = /^(\w+)\.(\w+)$/.exec(event) ?? []
    if (!resource || !status)
      throw new TestingError(`${JSON.stringify(event)} is no event such as client.update.`)
    const { location_id = this.facts.locations.main, application_id } = fields
    const happening = { resource, status } as Pick<SandboxTriggerInput, 'resource' | 'status'>
    const { data } = await this.foyer.sandbox.trigger({ location_id, application_id, ...happening })
    return data
  }

  /** Makes an application active in a Location, with the receiver of this world as its endpoint. */
  async install(options: InstallOptions = {}): Promise<Installed> {
    const installing = {
      facts: this.facts,
      foyer: this.foyer,
      asSystem: this.as('system'),
      developer: this.account('developer'),
      receiverUrl: this.#parts.receiver.url,
    }
    const installed = await install(installing, options)
    this.webhooks.installedFor(installed.url)
    return installed
  }

  /** Makes the world as it was when it was new: records, ids, clock, and an empty receiver. */
  async reset(): Promise<void> {
    await this.foyer.sandbox.reset()
    this.webhooks.clear()
  }

  /** Ends the world and its receiver. */
  delete(): Promise<void> {
    this.#ended ??= this.#end()
    return this.#ended
  }

  [asyncDispose](): Promise<void> {
    return this.delete()
  }

  async #end(): Promise<void> {
    this.webhooks.close()
    await this.#parts.end()
  }
}
