import './money.css'
import { useSearch } from '../../data/use-search.ts'
import { PageActions } from '../../layout/page.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { BusinessPage } from '../business/place.tsx'
import { AccountsAndItems } from './accounts-and-items.tsx'
import { ExportButton } from './export-button.tsx'
import { NewTransaction } from './new-transaction.tsx'
import { NoCurrency } from './no-currency.tsx'
import { Totals } from './totals.tsx'
import { TransactionDrawer } from './transaction-drawer.tsx'
import { TransactionTable } from './transaction-table.tsx'

/** What came in and went out of a Location, its accounts and its items. */
export function MoneyPage() {
  return (
    <BusinessPage>
      <Money />
    </BusinessPage>
  )
}

function Money() {
  const t = useTexts('money')
  const { values, set } = useSearch(['view', 'transaction', 'new'])
  const view = values.view === 'accounts' ? 'accounts' : 'transactions'
  return (
    <section className="business" aria-label={t.title}>
      <PageActions>
        {view === 'transactions' && <ExportButton />}
        <Button
          kind="primary"
          icon={<PlusIcon />}
          onClick={() => set({ new: 'transaction' }, { isStep: true })}
        >
          {t.newTransaction}
        </Button>
      </PageActions>
      <div className="business-bar">
        <Segmented
          label={t.view}
          value={view}
          segments={[
            { value: 'transactions', title: t.transactions },
            { value: 'accounts', title: t.accountsAndItems },
          ]}
          onChange={value => set({ view: value === 'accounts' ? value : '' }, { isStep: true })}
        />
      </div>
      <NoCurrency />
      {view === 'accounts' ? (
        <AccountsAndItems />
      ) : (
        <>
          <Totals />
          <TransactionTable />
        </>
      )}
      {values.transaction && <TransactionDrawer key={values.transaction} />}
      {values.new === 'transaction' && <NewTransaction onClose={() => set({ new: '' })} />}
    </section>
  )
}
