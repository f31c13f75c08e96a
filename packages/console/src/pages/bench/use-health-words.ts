import type { PartnerEndpoint } from '../../foyer.ts'
import { platformNow } from '../../session/platform-time.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { BadgeKind } from '../../ui/badge.tsx'
import { useFailureWords } from '../webhooks/use-failure-words.ts'

interface Health {
  kind: BadgeKind
  title: string
  sentence: string
}

const dayMs = 24 * 60 * 60 * 1000

/** How an endpoint does, as a badge and a sentence. What keeps it from getting anything comes first. */
export function useHealthWords(): (endpoint: PartnerEndpoint) => Health {
  const t = useTexts('bench')
  const { exact } = useFormats()
  const { sentenceOf } = useFailureWords()
  return ({ blocked_by, health }) => {
    const {
      failing_since,
      last_success_at,
      last_failure_at,
      last_failure_reason,
      notified_at,
      next_attempt_at,
    } = health
    const next = next_attempt_at === null ? '' : t.nextAttempt(exact(next_attempt_at))
    const join = (...parts: string[]) => parts.filter(Boolean).join(' ')
    if (blocked_by === 'inactive') return { kind: 'plain', title: t.paused, sentence: t.pausedNote }
    if (blocked_by !== null)
      return { kind: 'warn', title: t.blocked, sentence: find(t.blockedBy, blocked_by) ?? blocked_by }
    if (failing_since !== null)
      return {
        kind: 'danger',
        title: t.failing,
        sentence: join(
          t.failingSince(exact(failing_since)),
          t.failuresInARow(health.consecutive_failures),
          sentenceOf(last_failure_reason),
          last_success_at === null ? t.neverSucceeded : t.lastSuccess(exact(last_success_at)),
          notified_at === null ? '' : t.notifiedAt(exact(notified_at)),
          next,
        ),
      }
    if (last_success_at === null)
      return { kind: 'plain', title: t.unused, sentence: join(t.unusedNote, next) }
    const hasRecovered =
      last_failure_at !== null && platformNow().getTime() - Date.parse(last_failure_at) < dayMs
    return {
      kind: hasRecovered ? 'warn' : 'accent',
      title: hasRecovered ? t.recovered : t.healthy,
      sentence: join(
        t.lastSuccess(exact(last_success_at)),
        last_failure_at === null
          ? ''
          : t.lastFailure(exact(last_failure_at), sentenceOf(last_failure_reason)),
        next,
      ),
    }
  }
}

const find = (words: Record<string, string>, name: string): string | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined
