import type { RevenueLine } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'

export function RevenueTable({ lines }: { lines: RevenueLine[] }) {
  const t = useTexts('publishing')
  const { month, money, number } = useFormats('UTC')
  const titleOf = (line: RevenueLine) => month(`${line.month}-01`)
  const columns: Column<RevenueLine>[] = [
    { id: 'month', title: t.month, isRequired: true, cell: titleOf },
    { id: 'source', title: t.source, cell: ({ source }) => t.sources[source] },
    { id: 'payments', title: t.payments, align: 'end', cell: ({ payments }) => number(payments) },
    { id: 'paid', title: t.paid, align: 'end', cell: line => money(line.paid, line.currency_iso) },
    {
      id: 'refunded',
      title: t.refunded,
      align: 'end',
      cell: line => (line.refunds === 0 ? t.none : money(line.refunded, line.currency_iso)),
    },
    {
      id: 'left',
      title: t.left,
      align: 'end',
      cell: line => money(line.paid - line.refunded, line.currency_iso),
    },
  ]
  return (
    <DataTable
      label={t.revenue}
      columns={columns}
      rows={lines}
      rowKey={line => `${line.month}.${line.currency_iso}.${line.source}`}
      rowTitle={titleOf}
      empty={null}
    />
  )
}
