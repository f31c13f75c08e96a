import { applicationsSaveApiAccess } from '@foyer/sdk/inputs'
import { useState } from 'react'
import { readInput } from '../../forms/read-input.ts'
import { type ApiAccess, foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

interface IssueUserTokenProps {
  applicationId: number
  access: ApiAccess
  onIssue(token: string): Promise<void>
}

export function IssueUserToken({ applicationId, access, onIssue }: IssueUserTokenProps) {
  const t = useTexts('applications')
  const [isSure, setSure] = useState(access.token_hint === null)
  const issue = async (_values: unknown, form: HTMLFormElement) => {
    const { data } = await foyer.applications.saveApiAccess(
      readInput(applicationsSaveApiAccess, form, { application_id: applicationId }),
    )
    await onIssue(data.user_token)
  }
  if (!isSure) return <Button onClick={() => setSure(true)}>{t.issueToken}</Button>
  return (
    <Form canBeLeft label={t.sections.api} onSubmit={issue}>
      {access.token_hint !== null && <Notice kind="info">{t.issueTokenWarning}</Notice>}
      <Field label={t.userId} name="user_id" inputMode="numeric" defaultValue={access.user_id} />
      <div className="form-actions">
        <SubmitButton>{t.saveAndIssue}</SubmitButton>
      </div>
    </Form>
  )
}
