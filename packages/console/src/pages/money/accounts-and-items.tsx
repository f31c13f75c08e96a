import { useState } from 'react'
import { ifRead } from '../../data/use-list.ts'
import { useRead } from '../../data/use-read.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PlusIcon, ReviewQueueIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePlace } from '../business/place.tsx'
import { Amount } from './amount.tsx'
import { useAccounts, useItems } from './lookups.ts'
import { NewAccount } from './new-account.tsx'
import { NewItem } from './new-item.tsx'

export function AccountsAndItems() {
  return (
    <>
      <Accounts />
      <Items />
    </>
  )
}

function Accounts() {
  const t = useTexts('money')
  const { locationId } = usePlace()
  const accounts = useAccounts()
  const [isOpen, setOpen] = useState(false)
  const { data: totals } = useRead(
    ['finances_operation', locationId, 'totals', 'ever'],
    async ({ signal }) =>
      (await foyer.financeTransactions.totals({ company_id: locationId }, { signal })).data,
  )
  const balanceOf = (accountId: number) =>
    totals?.accounts.find(({ account_id }) => account_id === accountId)?.balance ?? 0
  return (
    <Panel
      title={t.accounts}
      note={t.accountsNote}
      actions={
        <Button icon={<PlusIcon />} onClick={() => setOpen(true)}>
          {t.newAccount}
        </Button>
      }
    >
      {isOpen && <NewAccount onClose={() => setOpen(false)} />}
      {ifRead(accounts) === undefined ? (
        <Skeleton />
      ) : accounts.length === 0 ? (
        <Empty icon={<ReviewQueueIcon />} title={t.noAccountsTitle}>
          {t.noAccounts}
        </Empty>
      ) : (
        <ul className="rows">
          {accounts.map(({ id, title, is_cash, is_default }) => (
            <li key={id} className="row money-row">
              <span className="money-name">{title}</span>
              {is_cash === 1 && <Badge>{t.cash}</Badge>}
              {is_default === 1 && <Badge kind="accent">{t.defaultAccount}</Badge>}
              {totals && <Amount value={balanceOf(id)} />}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Items() {
  const t = useTexts('money')
  const items = useItems()
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel
      title={t.items}
      actions={
        <Button icon={<PlusIcon />} onClick={() => setOpen(true)}>
          {t.newItem}
        </Button>
      }
    >
      {isOpen && <NewItem onClose={() => setOpen(false)} />}
      {ifRead(items) === undefined ? (
        <Skeleton />
      ) : items.length === 0 ? (
        <Empty icon={<ReviewQueueIcon />} title={t.noItemsTitle}>
          {t.noItems}
        </Empty>
      ) : (
        <ul className="rows">
          {items.map(({ id, title, type }) => (
            <li key={id} className="row money-row">
              <span className="money-name">{title}</span>
              <Badge>{type === 1 ? t.income : t.expense}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
