import { accountChangeEmail } from '@foyer/sdk/inputs'
import { useState } from 'react'
import { readInput } from '../../forms/read-input.ts'
import { foyer } from '../../foyer.ts'
import { OutboxLink } from '../../layout/outbox-link.tsx'
import { useMe } from '../../session/session.tsx'
import { rich } from '../../texts/rich.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

export function EmailForm() {
  const t = useTexts('profile')
  const me = useMe()
  const [sentTo, setSentTo] = useState<string>()
  const change = async (_values: unknown, form: HTMLFormElement) => {
    const input = readInput(accountChangeEmail, form)
    await foyer.account.changeEmail(input)
    form.reset()
    setSentTo(input.email)
  }
  const note = me.email && !me.is_email_confirmed ? t.emailUnconfirmed(me.email) : me.email || t.noEmail
  return (
    <Panel title={t.email} note={note}>
      <PanelBody>
        {sentTo && (
          <Notice kind="success">
            {rich(t.emailLinkSent, { email: sentTo })} <OutboxLink to={sentTo} />
          </Notice>
        )}
        <Form onSubmit={change}>
          <div className="form-columns">
            <Field label={t.newEmail} name="email" type="email" autoComplete="email" />
            <Field
              label={t.passwordToConfirm}
              name="current_password"
              type="password"
              autoComplete="current-password"
            />
          </div>
          <div className="form-actions">
            <SubmitButton kind="plain">{t.changeEmail}</SubmitButton>
          </div>
        </Form>
      </PanelBody>
    </Panel>
  )
}
