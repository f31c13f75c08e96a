import { useState } from 'react'
import { type ApiAccess, foyer } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, numberIn } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

interface IssueUserTokenProps {
  applicationId: number
  access: ApiAccess
  onIssue(token: string): Promise<void>
}

export function IssueUserToken({ applicationId, access, onIssue }: IssueUserTokenProps) {
  const [isSure, setSure] = useState(access.token_hint === null)
  const issue = async (userId: string) => {
    const { data } = await foyer.applications.saveApiAccess({
      application_id: applicationId,
      user_id: numberIn(userId),
    })
    await onIssue(data.user_token)
  }
  if (!isSure) return <Button onClick={() => setSure(true)}>Issue new token</Button>
  return (
    <Form label="API access" onSubmit={({ user_id = '' }) => issue(user_id)}>
      {access.token_hint !== null && (
        <Notice kind="info">
          The current token stops working at once. Programs that use it fail until they have the new one.
        </Notice>
      )}
      <Field label="User ID" name="user_id" inputMode="numeric" defaultValue={access.user_id} />
      <div className="form-actions">
        <SubmitButton>Save and issue a token</SubmitButton>
      </div>
    </Form>
  )
}
