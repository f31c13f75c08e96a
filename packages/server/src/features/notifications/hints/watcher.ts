import type { Context } from '../../../context.ts'
import type { TopicReader } from '../../../platform/database/live-topics.ts'
import type { Hint } from '../../infrastructure/hints/hints.ts'
import { HintBuffer } from './hint-buffer.ts'
import type { HintStream } from './hint-stream.ts'
import { emptyView, isSameView, maySee, maySeeSome, topicsOf, type View } from './view.ts'

/** The hints of a burst are filtered and sent together. */
const gatherMs = 50

interface WatcherParts {
  ctx: Pick<Context, 'liveTopics'>
  /** Resolves when the view is that of now. */
  upToDate(): Promise<void>
}

/** One person, and the streams of this process that they hold. */
export class Watcher implements TopicReader {
  readonly streams = new Set<HintStream>()
  readonly #buffer = new HintBuffer()
  #view: View = emptyView
  #topics: string[] = []
  #isReady = false
  #sending: NodeJS.Timeout | undefined

  constructor(private readonly parts: WatcherParts) {}

  /** A stream that opens later begins at once. */
  add(stream: HintStream): void {
    this.streams.add(stream)
    if (this.#isReady) stream.ready()
  }

  /** Follows what the person may see, from now on or after a change. */
  async follow(view: View): Promise<void> {
    if (this.#isReady && isSameView(view, this.#view)) return
    const before = this.#topics
    this.#view = view
    this.#topics = topicsOf(view)
    await this.parts.ctx.liveTopics.read(this, { topics: this.#topics, before })
    // Everybody may have left meanwhile.
    if (this.streams.size === 0) return this.leave()
    if (this.#isReady) for (const stream of this.streams) stream.send([{ kind: 'me' }], [])
    else for (const stream of this.streams) stream.ready()
    this.#isReady = true
  }

  leave(): void {
    this.parts.ctx.liveTopics.leave(this, this.#topics)
  }

  /**
   * Who may not see a hint must not learn either that there were too many of them. A view that is about to change sends
   * `me` when it does, and what is gathered is filtered by it again.
   */
  onLine(topic: string, line: string): void {
    if (!this.#buffer.isNew(topic, line) || !this.#maySee(line)) return
    this.#buffer.add(topic, line)
    this.#sendSoon()
  }

  onLost(topic: string | undefined, examples: readonly string[]): void {
    const isOfOthers = examples.length > 0 && !examples.some(line => this.#maySee(line))
    if (isOfOthers || !maySeeSome(this.#view, topic)) return
    this.#buffer.lose(topic)
    this.#sendSoon()
  }

  #sendSoon(): void {
    this.#sending ??= setTimeout(() => {
      this.#sending = undefined
      void this.parts.upToDate().then(() => this.#send())
    }, gatherMs).unref()
  }

  #maySee(line: string): boolean {
    return maySee(this.#view, JSON.parse(line) as Hint)
  }

  #send(): void {
    const { lines, lost } = this.#buffer.take()
    const hints = lines.filter(line => this.#maySee(line)).map(line => JSON.parse(line) as Hint)
    const lostToSee = lost.filter(topic => maySeeSome(this.#view, topic))
    for (const stream of this.streams) stream.send(hints, lostToSee)
  }
}
