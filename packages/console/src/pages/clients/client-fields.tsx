import { useState } from 'react'
import { ifRead } from '../../data/use-list.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Check } from '../../ui/check.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Field, SelectField, TextField } from '../../ui/field.tsx'
import { MultiCombobox } from '../../ui/multi-combobox.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { findIn } from '../../ui/use-options.ts'
import { type ClientDraft, maxPhoneLength } from './client-draft.ts'
import { useCategories, useCategoryChanges } from './use-categories.ts'

interface ClientFieldsProps {
  locationId: number
  draft: ClientDraft
  onChange(change: Partial<ClientDraft>): void
  /** The phone as a person sees it who may not see phones. */
  maskedPhone?: string
  isNew?: boolean
}

/** The fields of a client. */
export function ClientFields({ locationId, draft, onChange, maskedPhone, isNew = false }: ClientFieldsProps) {
  const t = useTexts('clients')
  const categories = useCategories(locationId)
  // Most people have none.
  const [showsPatronymic, setShowsPatronymic] = useState(draft.patronymic !== '')
  const { create } = useCategoryChanges(locationId)
  type TextName = {
    [Name in keyof ClientDraft]: ClientDraft[Name] extends string ? Name : never
  }[keyof ClientDraft]
  const text = (name: TextName) => ({
    name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  const amount = (name: TextName) => ({
    name,
    value: draft[name],
    onChange: (plain: string) => onChange({ [name]: plain }),
    isOptional: true,
  })
  return (
    <>
      <div className="field-pair">
        <Field label={t.name} {...text('name')} maxLength={255} autoComplete="off" autoFocus={isNew} />
        <Field label={t.surname} {...text('surname')} maxLength={255} autoComplete="off" isOptional />
      </div>
      <div className="field-pair">
        <Field
          label={t.phone}
          {...text('phone')}
          type="tel"
          maxLength={maxPhoneLength}
          autoComplete="off"
          isOptional={maskedPhone !== undefined}
          hint={maskedPhone && t.phoneHidden(maskedPhone)}
        />
        <Field label={t.email} {...text('email')} type="email" autoComplete="off" isOptional />
      </div>
      <MultiCombobox
        label={t.category}
        name="categories"
        placeholder={t.addCategory}
        isOptional
        value={draft.categories}
        onChange={chosen => onChange({ categories: chosen })}
        find={findIn(ifRead(categories), ({ title }) => title)}
        itemKey={({ id }) => id}
        itemTitle={({ title }) => title}
        create={title => create({ title })}
      />
      <div className="field-pair">
        <DateField label={t.birth_date} {...text('birth_date')} isOptional />
        <SelectField label={t.gender} {...text('gender_id')}>
          {t.genders.map((gender, index) => (
            <option key={gender} value={index}>
              {gender}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="field-pair">
        <SelectField label={t.importance} {...text('importance_id')}>
          {t.importances.map((importance, index) => (
            <option key={importance} value={index}>
              {importance}
            </option>
          ))}
        </SelectField>
        <NumberField label={t.discountInPercent} {...amount('discount')} />
      </div>
      <TextField label={t.comment} {...text('comment')} rows={3} hint={t.commentHint} isOptional />
      <div className="field-pair">
        <Field label={t.card} {...text('card')} maxLength={100} isOptional />
        {showsPatronymic ? (
          <Field label={t.patronymic} {...text('patronymic')} maxLength={255} isOptional />
        ) : (
          <Button kind="quiet" className="field-later" onClick={() => setShowsPatronymic(true)}>
            {t.addPatronymic}
          </Button>
        )}
      </div>
      <div className="field-three">
        <NumberField label={t.spent} {...amount('spent')} hint={t.spentHint} />
        <NumberField label={t.paid} {...amount('paid')} hint={t.paidHint} />
        <NumberField label={t.balance} {...amount('balance')} hint={t.balanceHint} />
      </div>
      <Check
        label={t.smsCheck}
        name="sms_check"
        checked={draft.sms_check}
        onChange={({ target }) => onChange({ sms_check: target.checked })}
      />
      <Check
        label={t.smsNot}
        name="sms_not"
        checked={draft.sms_not}
        onChange={({ target }) => onChange({ sms_not: target.checked })}
      />
    </>
  )
}
