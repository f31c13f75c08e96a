import type { catalogue, DataOf } from '@foyer/contract'
import type { Output } from '../terminal/output.ts'
import { readableTime } from '../terminal/times.ts'
import { wrap } from '../terminal/wrap.ts'

type Explanation = DataOf<typeof catalogue.webhooks.explain>[number]

/** Every change with what became of it, for people; a remark that holds for several is made once. */
export function explanationsInWords(output: Output, resource: string, all: Explanation[]): string {
  if (all.length === 0) return 'There is nothing to explain: you have no endpoint in this Location.'
  const remarks = new Set<string>()
  let before = ''
  return all
    .flatMap(explanation => {
      const change = changeOf(resource, explanation)
      const heading = change === before ? [] : [output.paint('bold', change)]
      before = change
      const text = [
        explanation.url ? `${explanation.url}: ` : '',
        readableMoments(withoutRepeated(explanation.sentence, remarks)),
        explanation.delivery_id ? ` (foyer deliveries get ${explanation.delivery_id})` : '',
      ].join('')
      return [...heading, wrap(text, output.width, change ? '  ' : '')]
    })
    .filter(Boolean)
    .join('\n')
}

const changeOf = (resource: string, { occurred_at, status }: Explanation): string =>
  occurred_at ? `${readableTime(occurred_at)} UTC  ${resource}.${status}` : ''

/** The API writes moments for programs. */
const readableMoments = (sentence: string): string =>
  sentence.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, moment => `${readableTime(moment)} UTC`)

/** Leaves out the last of several sentences when it was said before. */
function withoutRepeated(text: string, said: Set<string>): string {
  const end = text.lastIndexOf('. ', text.length - 2)
  if (end < 0) return text
  const remark = text.slice(end + 2)
  if (said.has(remark)) return text.slice(0, end + 1)
  said.add(remark)
  return text
}
