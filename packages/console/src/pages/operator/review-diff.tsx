import '../applications/pending-changes.css'
import { useCountries } from '../../data/use-countries.ts'
import type { Application } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type PendingField, useFieldLines } from '../applications/use-field-lines.ts'
import { useRights } from '../rights/use-rights.ts'
import { WordDiff } from './word-diff.tsx'

/** What is published now beside what was asked for, word by word. Of a first publication, everything is new. */
export function ReviewDiff({ application }: { application: Application }) {
  const { countries } = useCountries()
  const m = useTexts('marketplace')
  const t = useTexts('operator-room')
  const toLines = useFieldLines()
  const { stage, pending } = application
  if (stage !== 'review' && !pending) return null
  const isFirst = stage === 'review'
  const titleOf = (id: number) => countries.find(country => country.id === id)?.title ?? m.country(id)
  const fields = (Object.keys(m.fields) as PendingField[]).filter(
    field => isFirst || field in (pending ?? {}),
  )
  return (
    <>
      {isFirst && <Notice kind="info">{t.everythingIsNew}</Notice>}
      <NewRights application={application} />
      <table className="changes">
        <thead>
          <tr>
            <th scope="col">{m.field}</th>
            <th scope="col">{m.published}</th>
            <th scope="col">{m.requested}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(field => {
            const before = isFirst ? [] : toLines(application, field, titleOf)
            const after = toLines((isFirst ? application : pending) ?? {}, field, titleOf)
            return (
              <tr key={field}>
                <th scope="row">{m.fields[field]}</th>
                <td data-label={m.published}>
                  <Lines lines={before} others={after} side="before" />
                </td>
                <td data-label={m.requested}>
                  <Lines lines={after} others={before} side="after" />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

interface LinesProps {
  lines: string[]
  others: string[]
  side: 'before' | 'after'
}

/** A single text is compared by its words, and a list by its items. */
function Lines({ lines, others, side }: LinesProps) {
  const Mark = side === 'before' ? 'del' : 'ins'
  const [text = ''] = lines
  const [other = ''] = others
  if (lines.length === 1 && others.length === 1)
    return side === 'before' ? (
      <WordDiff before={text} after={other} side={side} />
    ) : (
      <WordDiff before={other} after={text} side={side} />
    )
  return (
    <ul>
      {lines.map(line => (
        <li key={line}>{others.includes(line) ? line : <Mark>{line}</Mark>}</li>
      ))}
    </ul>
  )
}

/** Every right that owners would give for the first time. */
function NewRights({ application: { stage, rights, pending } }: { application: Application }) {
  const t = useTexts('operator-room')
  const { titleOf } = useRights()
  const asked: readonly string[] = stage === 'review' ? rights : (pending?.rights ?? [])
  const added = stage === 'review' ? asked : asked.filter(right => !rights.includes(right))
  if (added.length === 0) return null
  return (
    <Notice kind="info">
      <strong>{t.newRights}</strong> <Badge kind="warn">{t.sensitive}</Badge> {t.sensitiveNote}
      <ul>
        {added.map(right => (
          <li key={right}>{titleOf(right)}</li>
        ))}
      </ul>
    </Notice>
  )
}
