import { randomInt } from 'node:crypto'
import type { Check } from '../check.ts'
import { NotChecked } from '../outcomes.ts'
import { aText, findMismatch } from '../pattern.ts'
import type { Session } from '../session.ts'

const perSecond = 5
/** More than twice the limit, so that a slow network does not spread them over two seconds. */
const burst = 15

async function sendBurst(session: Session, headers: () => Record<string, string> = () => ({})) {
  const startedMs = performance.now()
  const answers = await session.askAtOnce(
    Array.from({ length: burst }, () => ({ path: '/v1/countries', headers: headers() })),
  )
  const seconds = 1 + Math.floor((performance.now() - startedMs) / 1000)
  // The next check begins with a free second.
  await session.askFreely({ path: '/v1/countries' })
  const [first] = answers
  if (!first) throw new NotChecked('needs answers')
  const refused = answers.filter(({ status }) => status === 429)
  return { first, refused, answered: answers.length - refused.length, most: perSecond * seconds }
}

export const limitChecks: Check[] = [
  {
    number: 'LIM-01',
    looks: `${burst} requests at once`,
    async run(session) {
      const { first, refused, answered, most } = await sendBurst(session)
      session.must(refused.length > 0, first, `429 to some of ${burst} requests at once`)
      session.must(answered <= most, first, `at most ${most} of ${burst} requests served, not ${answered}`)
      for (const answer of refused) {
        session.must(Number(answer.headers['retry-after']) >= 1, answer, 'a header Retry-After in seconds')
        const mismatch = findMismatch(answer.json, { success: false, data: null, meta: { message: aText } })
        session.must(mismatch === undefined, answer, mismatch ?? '')
      }
    },
  },
  {
    number: 'LIM-02',
    looks: `${burst} requests at once, each with another forwarded address`,
    async run(session) {
      const { refused } = await sendBurst(session, () => ({
        'x-forwarded-for': `203.0.113.${randomInt(1, 255)}`,
      }))
      if (refused.length === 0)
        throw new NotChecked('needs another machine: the server trusts this one as a proxy, or has no limit')
    },
  },
]
