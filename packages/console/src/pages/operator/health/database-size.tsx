import './database-size.css'
import type { OperatorHealth } from '../../../foyer.ts'
import { useFormats } from '../../../texts/formats.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Panel, PanelBody } from '../../../ui/panel.tsx'

/** The largest tables, each with a bar beside the largest of them. */
export function DatabaseSize({ database: { size_bytes, tables } }: { database: OperatorHealth['database'] }) {
  const t = useTexts('operator-room')
  const { number } = useFormats()
  const largest = Math.max(1, ...tables.map(({ bytes }) => bytes))
  return (
    <Panel title={t.database} note={t.size(sizeOf(size_bytes, number))}>
      <PanelBody>
        <table className="sizes">
          <thead>
            <tr>
              <th scope="col">{t.table}</th>
              <th scope="col">{t.tableSize}</th>
              <th scope="col">{t.tableRows}</th>
            </tr>
          </thead>
          <tbody>
            {tables.map(({ name, bytes, rows, partitions }) => (
              <tr key={name}>
                <th scope="row">
                  {name} {partitions > 0 && <span className="soft">{t.partitions(partitions)}</span>}
                </th>
                <td>
                  <span className="size-bar" style={{ width: `${(bytes / largest) * 100}%` }} />
                  {sizeOf(bytes, number)}
                </td>
                <td>{number(rows)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </PanelBody>
    </Panel>
  )
}

const units = ['B', 'kB', 'MB', 'GB', 'TB']

function sizeOf(bytes: number, number: (value: number) => string): string {
  const step = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** step
  return `${number(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))} ${units[step]}`
}
