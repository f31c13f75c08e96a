import { useTexts } from '../../texts/use-texts.ts'
import { Check, CheckGroup } from '../../ui/check.tsx'
import { Field, SelectField, TextField } from '../../ui/field.tsx'
import { CountryChoice } from './country-choice.tsx'
import { SectionForm } from './section-form.tsx'
import { useWords } from './use-words.ts'

export function CardSection() {
  const { categories, functionalities } = useWords()
  const t = useTexts('applications')
  const { fields } = useTexts('marketplace')
  return (
    <SectionForm title={t.sections.card} note={t.cardNote}>
      {application => (
        <>
          <div className="form-columns form-pairs">
            <Field label={fields.title} name="title" defaultValue={application.title} />
            <SelectField label={fields.category} name="category" defaultValue={application.category}>
              {categories.map(({ value, title }) => (
                <option key={value} value={value}>
                  {title}
                </option>
              ))}
            </SelectField>
            <Field
              label={fields.icon}
              name="icon"
              type="url"
              defaultValue={application.icon}
              placeholder="https://example.com/icon.png"
              hint={t.iconHint}
              isOptional
            />
            <Field
              label={fields.price}
              name="price"
              defaultValue={application.price}
              placeholder={t.priceExample}
              hint={t.priceHint}
              isOptional
            />
          </div>
          <Field
            label={fields.short_description}
            name="short_description"
            defaultValue={application.short_description}
            hint={t.shortDescriptionHint}
            required={false}
          />
          <TextField
            label={fields.description}
            name="description"
            defaultValue={application.description}
            hint={t.descriptionHint}
            required={false}
          />
          <CheckGroup
            label={fields.functionalities}
            name="functionalities"
            choices={functionalities}
            chosen={application.functionalities}
          />
          <CountryChoice chosenIds={application.country_ids} />
          <Check
            label={fields.is_public}
            name="is_public"
            defaultChecked={application.is_public}
            hint={t.publicHint}
          />
        </>
      )}
    </SectionForm>
  )
}
