import { usePages } from '../../../data/use-pages.ts'
import { foyer } from '../../../foyer.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Empty } from '../../../ui/empty.tsx'
import { StoreIcon } from '../../../ui/icons.tsx'
import { PagedList } from '../../../ui/paged-list.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { SectionProps } from './section.ts'

const pageSize = 20

/** The financial transactions of a client. */
export function MoneyPanel({ locationId, client, place }: SectionProps) {
  const t = useTexts('clients')
  const { formats, money } = place
  const transactions = usePages(
    async (page = 1, { signal }) => {
      const { data, meta } = await foyer.financeTransactions.list(
        { company_id: locationId, client_id: client.id, page, count: pageSize },
        { signal },
      )
      const next_cursor = page * pageSize < meta.total_count ? page + 1 : null
      return { data, meta: { next_cursor } }
    },
    ['finances_operation', locationId, 'client', client.id],
  )
  return (
    <Panel title={t.money} note={t.visitsNote}>
      <PagedList
        of={transactions}
        empty={
          <Empty icon={<StoreIcon />} title={t.noMoney}>
            {t.noMoneyHelp}
          </Empty>
        }
      >
        {list => (
          <ul className="rows" aria-label={t.money}>
            {list.map(({ id, date, amount, expense, account, comment }) => (
              <li key={id} className="row">
                <span className="row-main">
                  <strong>{expense.title}</strong>
                  <span>{t.paidInto(formats.moment(date), account.title)}</span>
                  {comment && <span>{comment}</span>}
                </span>
                <span className="row-amount">{money(amount)}</span>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}
