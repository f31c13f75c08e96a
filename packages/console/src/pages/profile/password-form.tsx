import { foyer } from '../../foyer.ts'
import { useMe } from '../../session/session.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'

export function PasswordForm({ onChange }: { onChange(): Promise<void> }) {
  const me = useMe()
  const say = useToast()
  const change = async (values: Values, form: HTMLFormElement) => {
    const { current_password = '', new_password = '' } = values
    await foyer.account.changePassword({ current_password, new_password })
    form.reset()
    say('Password changed.')
    await onChange()
  }
  return (
    <Panel title="Password" note="Changing it ends your other sessions and revokes all your tokens.">
      <PanelBody>
        <Form onSubmit={change}>
          {/* Password managers need the username to know whose password it is. */}
          <input type="hidden" name="username" autoComplete="username" value={me.email || me.phone} />
          <div className="form-columns">
            <Field
              label="Current password"
              name="current_password"
              type="password"
              autoComplete="current-password"
            />
            <Field
              label="New password"
              name="new_password"
              type="password"
              autoComplete="new-password"
              hint="At least ten characters."
            />
          </div>
          <div className="form-actions">
            <SubmitButton kind="plain">Change password</SubmitButton>
          </div>
        </Form>
      </PanelBody>
    </Panel>
  )
}
