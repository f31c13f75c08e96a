import { applicationFields } from '@foyer/contract'
import { useLoaded } from '../../data/use-loaded.ts'
import { type Application, foyer } from '../../foyer.ts'
import { fieldLabel, type PendingField, toLines } from './field-words.ts'

/** Compares what owners see now with what they will see once an operator publishes the changes. */
export function PendingChanges({ application }: { application: Application }) {
  const countries = useLoaded(() => foyer.consoleDictionaries.countries(), 'countries')
  const known = countries.state.status === 'ready' ? countries.state.value : []
  const titleOf = (id: number) => known.find(country => country.id === id)?.title ?? `Country ${id}`
  const pending = application.pending ?? {}
  return (
    <table className="changes">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Published</th>
          <th scope="col">Requested</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(applicationFields) as PendingField[])
          .filter(field => field in pending)
          .map(field => {
            const now = toLines(application, field, titleOf)
            const requested = toLines(pending, field, titleOf)
            return (
              <tr key={field}>
                <th scope="row">{fieldLabel(field)}</th>
                <td data-label="Published">
                  <Lines lines={now} others={requested} as="del" />
                </td>
                <td data-label="Requested">
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
