import { accountChangePassword } from '@foyer/sdk/inputs'
import { readInput } from '../../forms/read-input.ts'
import { foyer } from '../../foyer.ts'
import { useMe } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'

export function PasswordForm({ onChange }: { onChange(): Promise<void> }) {
  const t = useTexts('profile')
  const me = useMe()
  const say = useToast()
  const change = async (_values: unknown, form: HTMLFormElement) => {
    await foyer.account.changePassword(readInput(accountChangePassword, form))
    form.reset()
    say(t.passwordChanged)
    await onChange()
  }
  return (
    <Panel title={t.password} note={t.passwordNote}>
      <PanelBody>
        <Form onSubmit={change}>
          {/* Password managers need the username to know whose password it is. */}
          <input type="hidden" name="username" autoComplete="username" value={me.email || me.phone} />
          <div className="form-columns">
            <Field
              label={t.currentPassword}
              name="current_password"
              type="password"
              autoComplete="current-password"
            />
            <Field
              label={t.newPassword}
              name="new_password"
              type="password"
              autoComplete="new-password"
              hint={t.passwordHint}
            />
          </div>
          <div className="form-actions">
            <SubmitButton kind="plain">{t.changePassword}</SubmitButton>
          </div>
        </Form>
      </PanelBody>
    </Panel>
  )
}
