import './changes-table.css'
import { useCountries } from '../../data/use-countries.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type PendingField, type PendingValues, useFieldLines } from './use-field-lines.ts'
import { WordDiff } from './word-diff.tsx'

interface ChangesTableProps {
  fields: PendingField[]
  /** Undefined if nothing is published yet. */
  before: PendingValues | undefined
  after: PendingValues
}

/** What is published beside what was asked for, field by field and word by word. */
export function ChangesTable({ fields, before, after }: ChangesTableProps) {
  const { countries } = useCountries()
  const m = useTexts('marketplace')
  const toLines = useFieldLines()
  const titleOf = (id: number) => countries.find(country => country.id === id)?.title ?? m.country(id)
  return (
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
          const now = before ? toLines(before, field, titleOf) : []
          const requested = toLines(after, field, titleOf)
          return (
            <tr key={field}>
              <th scope="row">{m.fields[field]}</th>
              <td data-label={m.published}>
                <Lines lines={now} others={requested} side="before" />
              </td>
              <td data-label={m.requested}>
                <Lines lines={requested} others={now} side="after" />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
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
