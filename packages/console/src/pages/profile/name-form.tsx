import { accountUpdateMe } from '@foyer/sdk/inputs'
import { readInput } from '../../forms/read-input.ts'
import { foyer } from '../../foyer.ts'
import { useMe, useSession } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'

export function NameForm() {
  const t = useTexts('profile')
  const ui = useTexts('ui')
  const me = useMe()
  const { enter } = useSession()
  const say = useToast()
  const save = async (_values: unknown, form: HTMLFormElement) => {
    const { data } = await foyer.account.updateMe(readInput(accountUpdateMe, form))
    enter(data)
    say(t.nameSaved)
  }
  return (
    <Panel title={t.name} note={t.nameNote}>
      <PanelBody>
        <Form onSubmit={save}>
          <Field label={t.name} name="name" defaultValue={me.name} autoComplete="name" />
          <div className="form-actions">
            <SubmitButton kind="plain">{ui.save}</SubmitButton>
          </div>
        </Form>
      </PanelBody>
    </Panel>
  )
}
