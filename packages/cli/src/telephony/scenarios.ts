import type { Random } from './random.ts'

/** A request of the PBX, with a sentence about what happened. */
export interface Step {
  says: string
  notice: Record<string, unknown> & { command: string; type: string }
}

/** What a PBX knows about a call when it starts. */
export interface Line {
  callId: string
  phone: string
  diversion: string
  user: string
  /** The colleague to whom it is transferred. */
  otherUser: string
  seconds: number
}

type Scenario = (line: Line) => Step[]

const numbersOf = ({ phone, diversion }: Line) => ({ phone, diversion })

const ringing = (line: Line, user: string): Step => ({
  says: `${line.phone} calls ${line.diversion}, and the phone of ${user} rings`,
  notice: { command: 'event', type: 'incoming', ...numbersOf(line), user },
})

const save = (line: Line, says: string, fields: Record<string, unknown>): Step => ({
  says,
  notice: { command: 'history', type: 'incoming', ...numbersOf(line), call_id: line.callId, ...fields },
})

const recordingOf = ({ callId }: Line) => `https://recordings.example/${callId}.mp3`

/** The requests of each type of call, in order. */
export const scenarios: Record<string, Scenario> = {
  answered: line => [
    ringing(line, line.user),
    save(line, `${line.user} answers; ${line.seconds} seconds later they hang up`, {
      user: line.user,
      duration: line.seconds,
      status: 'success',
      link: recordingOf(line),
    }),
  ],
  missed: line => [
    ringing(line, line.user),
    save(line, 'Nobody answers', { user: line.user, duration: 0, status: 'missed' }),
  ],
  diverted: line => [
    ringing(line, line.user),
    ringing(line, line.otherUser),
    save(line, `${line.otherUser} takes the call over`, {
      user: line.otherUser,
      duration: line.seconds,
      link: recordingOf(line),
    }),
  ],
  'late-recording': line => [
    ringing(line, line.user),
    save(line, `${line.user} answers; the recording is not ready yet`, {
      user: line.user,
      duration: line.seconds,
    }),
    save(line, 'The recording is ready: the same call_id again, with nothing but the link', {
      link: recordingOf(line),
    }),
  ],
}

const callers = [
  '+14155551001',
  '(415) 555-2042',
  '1 415 555 3077',
  '+79161234567',
  '+49 30 901820',
  'withheld',
]

/** Generates a call from the seed. */
export function makeLine(random: Random, name: string, given: Partial<Line> = {}): Line {
  const pick = <T>(from: readonly T[]): T => from[random(from.length)] as T
  return {
    callId: `simulated-${random(1_000_000_000)}-${name}`,
    phone: pick(callers),
    diversion: pick(['+14155550110', '+15105550111']),
    user: '101',
    otherUser: '102',
    seconds: 10 + random(600),
    ...given,
  }
}
