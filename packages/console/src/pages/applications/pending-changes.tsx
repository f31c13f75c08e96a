import './pending-changes.css'
import { useCountries } from '../../data/use-countries.ts'
import type { Application } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type PendingField, useFieldLines } from './use-field-lines.ts'

/** Compares what owners see now with what they will see once an operator publishes the changes. */
export function PendingChanges({ application }: { application: Application }) {
  const { countries } = useCountries()
  const m = useTexts('marketplace')
  const toLines = useFieldLines()
  const titleOf = (id: number) => countries.find(country => country.id === id)?.title ?? m.country(id)
  const pending = application.pending ?? {}
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
        {(Object.keys(m.fields) as PendingField[])
          .filter(field => field in pending)
          .map(field => {
            const now = toLines(application, field, titleOf)
            const requested = toLines(pending, field, titleOf)
            return (
              <tr key={field}>
                <th scope="row">{m.fields[field]}</th>
                <td data-label={m.published}>
                  <Lines lines={now} others={requested} as="del" />
                </td>
                <td data-label={m.requested}>
                  <Lines lines={requested} others={now} as="ins" />
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
  /** Lines that are on both sides are not marked. */
  others: string[]
  as: 'ins' | 'del'
}

const Lines = ({ lines, others, as: Mark }: LinesProps) => (
  <ul>
    {lines.map(line => (
      <li key={line}>{others.includes(line) ? line : <Mark>{line}</Mark>}</li>
    ))}
  </ul>
)
