import { useState } from 'react'
import { idIn } from '../../data/use-search.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { type ChosenClient, ClientChoice } from '../business/client-choice.tsx'
import { useClientName } from '../business/client-name.ts'
import { TeamChoice } from '../business/team-choice.tsx'
import { useAccounts, useItems } from './lookups.ts'
import { type MoneyFilterName, useMoneyFilter } from './use-money-filter.ts'

const none: Record<MoneyFilterName, string> = {
  from: '',
  to: '',
  type: '',
  account: '',
  item: '',
  client: '',
  member: '',
}

/** All filters of the transactions. */
export function FilterDrawer({ onClose }: { onClose(): void }) {
  const t = useTexts('money')
  const { values, period, set } = useMoneyFilter()
  const clientName = useClientName(idIn(values.client))
  const [client, setClient] = useState<ChosenClient | undefined>(
    values.client ? { id: Number(values.client), name: clientName ?? t.client, phone: '' } : undefined,
  )
  const apply = async ({ from = '', to = '', type = '', ...chosen }: Values) => {
    // What the form could not offer, or not yet, stays.
    const { account, item, member } = { ...values, ...chosen }
    set({ from, to, type, account, item, member, client: client?.id ?? '' }, { isStep: true })
    onClose()
  }
  const clear = () => {
    set(none, { isStep: true })
    onClose()
  }
  return (
    <Drawer title={t.filters} onClose={onClose}>
      <Form canBeLeft onSubmit={apply} className="form-full" label={t.filters}>
        <div className="form-columns">
          <Field label={t.from} name="from" type="date" defaultValue={period.from} isOptional />
          <Field label={t.till} name="to" type="date" defaultValue={period.to} isOptional />
        </div>
        <SelectField label={t.type} name="type" defaultValue={values.type} isOptional>
          <option value="">{t.anyType}</option>
          <option value="income">{t.income}</option>
          <option value="expense">{t.expense}</option>
        </SelectField>
        <Choice
          label={t.account}
          name="account"
          all={t.anyAccount}
          value={values.account}
          of={useAccounts()}
        />
        <Choice label={t.item} name="item" all={t.anyItem} value={values.item} of={useItems()} />
        <ClientChoice label={t.client} name="client" value={client} onChange={setClient} />
        <TeamChoice
          label={t.teamMember}
          name="member"
          nobody={t.anyMember}
          value={values.member ? Number(values.member) : undefined}
        />
        <div className="form-actions">
          <SubmitButton>{t.apply}</SubmitButton>
          <Button kind="quiet" onClick={clear}>
            {t.clearAll}
          </Button>
        </div>
      </Form>
    </Drawer>
  )
}

interface ChoiceProps {
  label: string
  name: string
  all: string
  value: string
  of: { id: number; title: string }[]
}

const Choice = ({ label, name, all, value, of }: ChoiceProps) => (
  <SelectField
    label={label}
    name={name}
    defaultValue={value}
    isOptional
    // Until the list is there, the form has no such field.
    disabled={of.length === 0}
  >
    <option value="">{all}</option>
    {of.map(({ id, title }) => (
      <option key={id} value={id}>
        {title}
      </option>
    ))}
  </SelectField>
)
