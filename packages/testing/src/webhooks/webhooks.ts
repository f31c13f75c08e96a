import type { Delivery } from '@foyer/sdk'
import { TestingError } from '../errors.ts'
import type { EventName } from '../event-names.ts'
import { checkNames } from '../options.ts'
import { atMost, realNow } from '../real-time.ts'
import { checkReplies } from './check-replies.ts'
import type { ReceivedDelivery, Refusal, Reply } from './delivery.ts'
import type { DeliveryLog } from './delivery-log.ts'
import type { Receiver } from './receiver.ts'
import { nameOfLogged, receivedInWords, refusedInWords, scheduledInWords } from './words.ts'

// Less than the five seconds after which a test of Vitest or Jest ends without a reason.
const defaultTimeoutMs = 4000
// What the program under test changes on its own is looked for this often.
const lookEveryMs = 50
// A delivery that is due comes sooner, unless it is cancelled at the last moment.
const sendingMs = 500

const numberOf = ({ id }: ReceivedDelivery): number => Number(id.replace(/^dlv_/, ''))

const fits = (name: EventName, event: EventName | undefined): boolean => event === undefined || name === event

export interface NextOptions<Name extends EventName> {
  /** Leaves deliveries of other events for later. */
  event?: Name | undefined
  /** 4000 by default, in real time. */
  timeoutMs?: number | undefined
}

/** The webhooks of a world, with an endpoint of its own. */
export class WorldWebhooks {
  readonly #receiver: Receiver
  readonly #log: DeliveryLog
  #taken = new Set<ReceivedDelivery>()
  /** Nobody can send to a receiver whose address was never asked for. */
  #isAddressKnown = false
  #ownUrl: string | undefined

  /** @internal */
  constructor(receiver: Receiver, log: DeliveryLog) {
    this.#receiver = receiver
    this.#log = log
  }

  /** The address of the receiver. `world.install()` makes it an endpoint. */
  get url(): string {
    this.#isAddressKnown = true
    return this.#receiver.url
  }

  /** What came, and was not from Foyer. */
  get refused(): readonly Refusal[] {
    return this.#receiver.refused
  }

  /**
   * The next delivery that `next` has not returned yet, in the order of the events. If it is due later, the clock of the
   * world moves there, so that it comes at once. When it returns, the log of the world has the result of the attempt.
   */
  async next<Name extends EventName = EventName>(
    options: NextOptions<Name> = {},
  ): Promise<ReceivedDelivery<Name>> {
    checkNames('next', options, ['event', 'timeoutMs'])
    const { event, timeoutMs = defaultTimeoutMs } = options
    this.#requireEndpoint()
    const endMs = realNow() + timeoutMs
    for (;;) {
      const changed = this.#receiver.changed()
      const { now, scheduled } = await this.#log.listScheduled()
      this.#requireVerified()
      const found = this.#findReceived(event)
      const coming = this.#coming(scheduled).find(each => fits(nameOfLogged(each), event))
      // An endpoint gets several deliveries at once: the one of the earlier event may arrive later.
      if (found && !(coming && coming.id < numberOf(found))) {
        this.#taken.add(found)
        await this.#log.untilWritten(found.id, found.attempt)
        return found as ReceivedDelivery<Name>
      }
      const leftMs = endMs - realNow()
      if (!coming) await this.#requireDelivered()
      if (leftMs <= 0) throw await this.#nothingCame(event, timeoutMs)
      if (coming) await this.#log.makeDue(coming, now)
      await atMost(Math.min(leftMs, coming ? sendingMs : lookEveryMs), changed)
    }
  }

  /** Sends everything that is on its way, and returns every delivery that ever came, in the order of the events. */
  async all(): Promise<ReceivedDelivery[]> {
    await this.#log.sendAll()
    this.#requireVerified()
    await this.#requireDelivered()
    this.#taken = new Set(this.#receiver.received)
    return this.#inOrder()
  }

  /** Throws if a delivery came that `next` and `all` have not returned, or if one is on its way. The clock stays. */
  async none(): Promise<void> {
    this.#requireEndpoint()
    const { scheduled } = await this.#log.listScheduled()
    this.#requireVerified()
    await this.#requireDelivered()
    const left = this.#receiver.received.filter(each => !this.#taken.has(each))
    const coming = this.#coming(scheduled)
    const problems = [
      left.length > 0 && `Received: ${receivedInWords(left)}.`,
      coming.length > 0 && `On its way: ${scheduledInWords(coming)}.`,
    ].filter(Boolean)
    if (problems.length > 0) throw new TestingError(`There should be no webhook. ${problems.join(' ')}`)
  }

  /** Sends everything that is on its way, also to other endpoints, such as your own. Then the log has the results. */
  async flush(): Promise<void> {
    await this.#log.sendAll()
  }

  /** Responds to the next deliveries with these, one each; then with 204 again. */
  respondWith(...replies: Reply[]): void {
    checkReplies(replies)
    this.#receiver.replies = [...replies]
  }

  /** @internal */
  installedFor(url: string): void {
    if (url === this.#receiver.url) this.#isAddressKnown = true
    else this.#ownUrl = url
  }

  /** @internal */
  clear(): void {
    this.#receiver.clear()
    this.#taken = new Set()
    this.#isAddressKnown = false
    this.#ownUrl = undefined
  }

  /** @internal */
  close(): void {
    this.#receiver.close()
  }

  /** The one of the first event that was not taken. */
  #findReceived(event: EventName | undefined): ReceivedDelivery | undefined {
    return this.#inOrder().find(each => !this.#taken.has(each) && fits(each.name, event))
  }

  #inOrder(): ReceivedDelivery[] {
    return this.#receiver.received.toSorted(
      (left, right) => numberOf(left) - numberOf(right) || left.attempt - right.attempt,
    )
  }

  /** Those that were responded to stay scheduled until their result is written. */
  #coming(scheduled: Delivery[]): Delivery[] {
    return scheduled.filter(
      ({ url, webhook_id, attempts }) =>
        url === this.#receiver.url && this.#receiver.timesReceived(webhook_id) <= attempts,
    )
  }

  #requireVerified(): void {
    const { failure } = this.#receiver
    if (failure)
      throw new TestingError(`The receiver could not take a delivery: ${failure.message}`, { cause: failure })
    if (this.refused.length > 0) throw new TestingError(refusedInWords([...this.refused]))
  }

  async #nothingCame(event: EventName | undefined, timeoutMs: number): Promise<TestingError> {
    const others = this.#receiver.received.filter(each => !this.#taken.has(each))
    const { scheduled } = await this.#log.listScheduled()
    const coming = this.#coming(scheduled)
    const sentences = [
      `No ${event ?? 'webhook'} came within ${timeoutMs} ms.`,
      others.length > 0 && `Received instead: ${receivedInWords(others)}.`,
      coming.length > 0 && `On its way: ${scheduledInWords(coming)}.`,
      others.length + coming.length === 0 && hint,
    ]
    return new TestingError(sentences.filter(Boolean).join(' '))
  }

  /** Otherwise a test that nothing is sent could never fail. */
  #requireEndpoint(): void {
    if (this.#isAddressKnown) return
    throw new TestingError(
      this.#ownUrl
        ? `Webhooks go to ${this.#ownUrl}, and not to the receiver: world.webhooks.flush() returns when they were sent.`
        : 'The receiver is no endpoint yet: call world.install() before the change.',
    )
  }

  /** Foyer may not reach this machine, as from a container. */
  async #requireDelivered(): Promise<void> {
    const failed = await this.#log.listFailed()
    const lost = failed.find(
      ({ url, webhook_id }) => url === this.#receiver.url && this.#receiver.timesReceived(webhook_id) === 0,
    )
    if (lost)
      throw new TestingError(
        `Foyer could not send ${scheduledInWords([lost])} to ${lost.url}: ${lost.reason} If the sandbox runs elsewhere, name this machine as it is reached from there: createWorld({ receiverHost: 'host.docker.internal' }).`,
      )
  }
}

const hint =
  "Nothing else came either. What you change with your own partner token is not sent to you: let world.as('other-partner') or world.trigger() do it, or use world.install({ ownChanges: true })."
