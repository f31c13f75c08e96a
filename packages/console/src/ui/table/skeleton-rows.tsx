import { useTexts } from '../../texts/use-texts.ts'

const lines = Array.from({ length: 8 }, (_, line) => line)

/** Rows that stand for those that are loading. */
export function SkeletonRows({ columns }: { columns: number }) {
  const t = useTexts('ui')
  return (
    <tbody role="rowgroup" className="skeleton-rows">
      {lines.map(line => (
        <tr key={line} role="row">
          <td role="cell" colSpan={columns}>
            {line === 0 ? (
              <span className="skeleton-line" role="status" aria-label={t.loading} />
            ) : (
              <span className="skeleton-line" />
            )}
          </td>
        </tr>
      ))}
    </tbody>
  )
}
