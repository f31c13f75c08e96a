import { Check, CheckGroup } from '../../ui/check.tsx'
import { Field, SelectField, TextField } from '../../ui/field.tsx'
import { allOf } from '../../ui/form.tsx'
import { useApplication } from './application.tsx'
import { CountryChoice } from './country-choice.tsx'
import { isOn, SectionForm } from './section-form.tsx'
import { categories, functionalityChoices } from './words.ts'

export function CardSection() {
  const { application } = useApplication()
  return (
    <SectionForm
      title="Card"
      note="What owners see in the app directory."
      toChanges={(values, form) => ({
        title: values.title,
        category: values.category as never,
        icon: values.icon,
        price: values.price,
        short_description: values.short_description,
        description: values.description,
        functionalities: allOf(form, 'functionalities') as never[],
        country_ids: allOf(form, 'country_ids').map(Number),
        is_public: isOn(values, 'is_public'),
      })}
    >
      <div className="form-columns form-pairs">
        <Field label="Name" name="title" defaultValue={application.title} />
        <SelectField label="Category" name="category" defaultValue={application.category}>
          {categories.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </SelectField>
        <Field
          label="Icon"
          name="icon"
          type="url"
          defaultValue={application.icon}
          placeholder="https://example.com/icon.png"
          hint="URL of a square image."
          isOptional
        />
        <Field
          label="Price"
          name="price"
          defaultValue={application.price}
          placeholder="From 19 USD a month"
          hint="A short text, shown next to the plans."
          isOptional
        />
      </div>
      <Field
        label="Short description"
        name="short_description"
        defaultValue={application.short_description}
        hint="One sentence. Required for a review."
        required={false}
      />
      <TextField
        label="Description"
        name="description"
        defaultValue={application.description}
        hint="Plain text. Required for a review."
        required={false}
      />
      <CheckGroup
        label="Features"
        name="functionalities"
        choices={functionalityChoices}
        chosen={application.functionalities}
      />
      <CountryChoice chosenIds={application.country_ids} />
      <Check
        label="Public"
        name="is_public"
        defaultChecked={application.is_public}
        hint="Listed in the app directory once it is published. An application that is not public is connected by a link, without your confirmation."
      />
    </SectionForm>
  )
}
