import { useNavigate } from 'react-router'
import { foyer, type Partner } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { categories } from './words.ts'

type Category = Parameters<typeof foyer.applications.create>[0]['category']

export function NewApplication({ partner, onCancel }: { partner: Partner; onCancel(): void }) {
  const navigate = useNavigate()
  const say = useToast()
  const create = async ({ title = '', category, short_description = '' }: Values) => {
    const { data } = await foyer.applications.create({
      partner_id: partner.id,
      title,
      category: category as Category,
      short_description,
    })
    say(`${data.title} is saved as a draft.`)
    await navigate(`/partners/${partner.id}/applications/${data.id}`)
  }
  return (
    <Panel title="Create an application" note="It starts as a draft that only you can see.">
      <PanelBody>
        <Form onSubmit={create} label="Create an application">
          <Field label="Name" name="title" placeholder="Morning Figures" autoFocus />
          <SelectField label="Category" name="category">
            {categories.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </SelectField>
          <Field
            label="Short description"
            name="short_description"
            placeholder="Your day in three numbers."
            hint="One sentence for the app directory."
            isOptional
          />
          <div className="form-actions">
            <SubmitButton>Create draft</SubmitButton>
            <Button kind="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </Form>
      </PanelBody>
    </Panel>
  )
}
