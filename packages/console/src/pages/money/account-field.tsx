import { useState } from 'react'
import { useChange } from '../../data/use-change.ts'
import { ifRead } from '../../data/use-list.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { SelectField } from '../../ui/field.tsx'
import { findIn } from '../../ui/use-options.ts'
import { usePlace } from '../business/place.tsx'
import { useAccounts } from './lookups.ts'

interface Account {
  id: number
  title: string
}

/** The account of a transaction. A Location without any gets its first one here. */
export function AccountField({ account: given }: { account: Account | undefined }) {
  const t = useTexts('money')
  const accounts = useAccounts()
  const [created, setCreated] = useState<Account>()
  const account = given ?? created ?? accounts.find(({ is_default }) => is_default) ?? accounts[0]
  if (!account && ifRead(accounts)) return <FirstAccount onCreate={setCreated} />
  // Until the accounts are there, the form has no such field.
  if (!account) return <SelectField label={t.account} name="account_id" disabled />
  const offered = accounts.some(({ id }) => id === account.id) ? accounts : [account, ...accounts]
  return (
    <SelectField label={t.account} name="account_id" defaultValue={account.id}>
      {offered.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}

function FirstAccount({ onCreate }: { onCreate(account: Account): void }) {
  const t = useTexts('money')
  const { locationId } = usePlace()
  const { mutateAsync } = useChange({
    change: (title: string) => foyer.accounts.create({ company_id: locationId, title }),
    affects: [['account', locationId]],
  })
  return (
    <Combobox<Account>
      label={t.account}
      name="account_id"
      hint={t.firstAccountHint}
      value={undefined}
      onChange={account => account && onCreate(account)}
      find={findIn<Account>([], ({ title }) => title)}
      itemKey={({ id }) => id}
      itemTitle={({ title }) => title}
      create={async title => (await mutateAsync(title)).data}
    />
  )
}
