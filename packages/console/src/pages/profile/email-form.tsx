import { useState } from 'react'
import { foyer } from '../../foyer.ts'
import { useMe } from '../../session/session.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OutboxLink } from '../../ui/outbox-link.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

export function EmailForm() {
  const me = useMe()
  const [sentTo, setSentTo] = useState<string>()
  const change = async ({ email = '', current_password = '' }: Values, form: HTMLFormElement) => {
    await foyer.account.changeEmail({ email, current_password })
    form.reset()
    setSentTo(email)
  }
  const note = `${me.email || 'None'}${me.email && !me.is_email_confirmed ? ', not confirmed yet' : ''}`
  return (
    <Panel title="E-mail" note={note}>
      <PanelBody>
        {sentTo && (
          <Notice kind="success">
            We sent a link to {sentTo}. Your address changes when you open it. <OutboxLink to={sentTo} />
          </Notice>
        )}
        <Form onSubmit={change}>
          <div className="form-columns">
            <Field label="New e-mail" name="email" type="email" autoComplete="email" />
            <Field
              label="Password to confirm"
              name="current_password"
              type="password"
              autoComplete="current-password"
            />
          </div>
          <div className="form-actions">
            <SubmitButton kind="plain">Change e-mail</SubmitButton>
          </div>
        </Form>
      </PanelBody>
    </Panel>
  )
}
