import { applicationsCreate } from '@foyer/sdk/inputs'
import { useNavigate } from 'react-router'
import { readInput } from '../../forms/read-input.ts'
import { foyer, type Partner } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useWords } from './use-words.ts'

export function NewApplication({ partner, onCancel }: { partner: Partner; onCancel(): void }) {
  const navigate = useNavigate()
  const { categories } = useWords()
  const t = useTexts('applications')
  const { fields } = useTexts('marketplace')
  const ui = useTexts('ui')
  const say = useToast()
  const create = async (_values: unknown, form: HTMLFormElement) => {
    const { data } = await foyer.applications.create(
      readInput(applicationsCreate, form, { partner_id: partner.id }),
    )
    say(t.draftCreated(data.title))
    await navigate(`/partners/${partner.id}/applications/${data.id}`)
  }
  return (
    <Panel title={t.create} note={t.createNote}>
      <PanelBody>
        <Form onSubmit={create} label={t.create}>
          <Field label={fields.title} name="title" placeholder={t.titleExample} autoFocus />
          <SelectField label={fields.category} name="category">
            {categories.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </SelectField>
          <Field
            label={fields.short_description}
            name="short_description"
            placeholder={t.shortDescriptionExample}
            hint={t.shortDescriptionUse}
            isOptional
          />
          <div className="form-actions">
            <SubmitButton>{t.createDraft}</SubmitButton>
            <Button kind="quiet" onClick={onCancel}>
              {ui.cancel}
            </Button>
          </div>
        </Form>
      </PanelBody>
    </Panel>
  )
}
