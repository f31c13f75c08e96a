import { foyer } from '../../foyer.ts'
import { useMe, useSession } from '../../session/session.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'

export function NameForm() {
  const me = useMe()
  const { enter } = useSession()
  const say = useToast()
  const save = async ({ name = '' }: Values) => {
    const { data } = await foyer.account.updateMe({ name })
    enter(data)
    say('Name saved.')
  }
  return (
    <Panel title="Name" note="How others in your locations see you.">
      <PanelBody>
        <Form onSubmit={save}>
          <Field label="Name" name="name" defaultValue={me.name} autoComplete="name" />
          <div className="form-actions">
            <SubmitButton kind="plain">Save</SubmitButton>
          </div>
        </Form>
      </PanelBody>
    </Panel>
  )
}
