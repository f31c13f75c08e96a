import './events.css'
import { useTexts } from '../../texts/use-texts.ts'
import { fieldsOf, type Schema } from './fields-of.ts'

/** Every field of a body, with its type. */
export function FieldTable({ schema }: { schema: Schema }) {
  const t = useTexts('events')
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{t.field}</th>
          <th scope="col">{t.description}</th>
        </tr>
      </thead>
      <tbody>
        {fieldsOf(schema).map(({ path, depth, type, isNullable, isOptional, description }) => (
          <tr key={path}>
            <th scope="row" className={`field-depth-${Math.min(depth, 3)}`}>
              <code className="breakable">{path}</code>
            </th>
            <td>
              <code className="breakable">{type}</code> {isNullable && t.orEmpty}{' '}
              {isOptional && `(${t.isOptional})`}
              {description && (
                <>
                  <br />
                  {description}
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
