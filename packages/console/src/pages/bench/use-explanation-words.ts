import type { ExplanationCode, ExplanationValues } from '@foyer/contract'
import type { Explanation } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useWords } from '../applications/use-words.ts'
import { useRights } from '../rights/use-rights.ts'
import { useFailureWords } from '../webhooks/use-failure-words.ts'

/** Says an explanation in words for people. A code that this console does not know keeps the sentence of the server. */
export function useExplanationWords(): (explanation: Explanation) => string {
  const t = useTexts('failures')
  const { locationNumber } = useTexts('bench')
  const { exact } = useFormats()
  const { kindsInWords } = useWords()
  const { titleOf: rightTitle } = useRights()
  const { sentenceOf, blocked } = useFailureWords()
  const statuses: Record<string, string> = t.statusesThen
  return ({ code, values, sentence }) => {
    if (!Object.hasOwn(t.explained, code)) return sentence
    const given: ExplanationValues = values
    const { at = '', blocked_by, reason = '', resource, right = '', status = '', location_id = '' } = given
    return t.explained[code as ExplanationCode]({
      at: at === '' ? t.unknownMoment : exact(at),
      attempt: given.attempt ?? '',
      reason: blocked_by ? blocked(blocked_by) : sentenceOf(reason),
      kind: resource ? kindsInWords([resource]) : '',
      right: rightTitle(right),
      status: statuses[status] ?? status,
      location: locationNumber(Number(location_id)),
      events: given.events ?? '',
      missed: given.missed ?? '',
    })
  }
}
