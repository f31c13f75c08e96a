import { request } from 'undici'
import { withDeadline } from './until.ts'

export interface EligibleEvent {
  id: string
  event?: string
  data?: string
}

/** A reader of server-sent events that never misses one, whenever it is asked. */
export async function listen(url: string, headers: Record<string, string>) {
  const leaving = new AbortController()
  const answer = await request(url, { headers, signal: leaving.signal })
  const events: EligibleEvent[] = []
  let text = ''
  let isOver = false
  let wake = () => {}
  const take = () => {
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const fields = Object.fromEntries(
        text
          .slice(0, end)
          .split('\n')
          .filter(line => !line.startsWith(':'))
          .map(line => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]),
      )
      text = text.slice(end + 2)
      if (fields.id !== undefined || fields.event !== undefined)
        events.push(fields as unknown as EligibleEvent)
    }
    wake()
  }
  answer.body.on('data', chunk => {
    text += chunk
    take()
  })
  const over = new Promise<void>(resolve => {
    const finish = () => {
      isOver = true
      wake()
      resolve()
    }
    answer.body.on('error', finish)
    answer.body.on('close', finish)
  })
  /** Returns the next event; undefined when the stream has ended. */
  const next = async (): Promise<EligibleEvent | undefined> => {
    const come = async () => {
      while (events.length === 0 && !isOver) await new Promise<void>(resolve => (wake = resolve))
    }
    await withDeadline(come(), () => `an event came on ${url}`)
    return events.shift()
  }
  return {
    status: answer.statusCode,
    headers: answer.headers,
    next,
    over,
    async leave() {
      leaving.abort()
      await over
    },
  }
}
