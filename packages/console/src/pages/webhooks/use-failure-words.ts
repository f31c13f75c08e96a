import { type BlockedBy, blockedReasons, readFailure } from '@foyer/contract'
import { useTexts } from '../../texts/use-texts.ts'
import { remedyOf } from './remedy-of.ts'

/** Says in words why a delivery failed or was not sent: the log of the server speaks English. */
export function useFailureWords() {
  const t = useTexts('failures')
  return {
    /** What the console does not know stays as it is, such as the words of an older version. */
    sentenceOf: (reason: string): string => {
      const failure = readFailure(reason)
      if (failure) return t.reasons[failure.code](failure.value)
      const blocker = blockerOf(reason)
      return blocker ? t.blocked[blocker] : reason
    },
    /** A word for a column; undefined where the status of a response says it. */
    shortOf: (reason: string): string | undefined => {
      const remedy = readFailure(reason)?.code === 'not_connected_in_time' ? 'timeout' : remedyOf(reason)
      return remedy && remedy in t.short ? t.short[remedy as keyof typeof t.short] : undefined
    },
    remedyFor: (reason: string): string | undefined => {
      const remedy = remedyOf(reason)
      return remedy && t.remedies[remedy]
    },
    blocked: (by: string): string => t.blocked[by as BlockedBy] ?? by,
    notTriedAgain: t.notTriedAgain,
  }
}

const blockerOf = (reason: string): BlockedBy | undefined =>
  (Object.keys(blockedReasons) as BlockedBy[]).find(by => blockedReasons[by] === reason)
