import { useTask } from '../../data/use-task.ts'
import { type ConsentRequest, foyer } from '../../foyer.ts'
import { useMe } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

interface ConsentFormProps {
  requestId: string
  request: ConsentRequest
}

export function ConsentForm({ requestId, request }: ConsentFormProps) {
  const me = useMe()
  const { isBusy, error, run } = useTask()
  const approve = async ({ location_id }: Values) => {
    const input = { request_id: requestId, location_id: Number(location_id) }
    leaveFor((await foyer.consents.approveRequest(input)).data.redirect_url)
  }
  const deny = () =>
    run(async () => leaveFor((await foyer.consents.denyRequest({ request_id: requestId })).data.redirect_url))
  return (
    <>
      <p>
        <strong>{request.title}</strong> of {request.partner} asks to:
      </p>
      <ul className="scopes">
        {request.scopes.map(({ scope, title }) => (
          <li key={scope}>{title}</li>
        ))}
      </ul>
      {error && <Notice kind="error">{error.message}</Notice>}
      {request.locations.length > 0 ? (
        <Form label="Consent" onSubmit={approve}>
          <SelectField label="Location" name="location_id">
            {request.locations.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <SubmitButton isWide>Allow</SubmitButton>
        </Form>
      ) : (
        <Notice kind="info">You don’t own a location. Only an owner can allow this.</Notice>
      )}
      <Button className="button-wide" isBusy={isBusy} onClick={() => void deny()}>
        Deny
      </Button>
      <p className="field-hint">
        You are signed in as {me.name} and will return to {request.redirect_host}. You can withdraw this at
        any time on the location’s page.
      </p>
    </>
  )
}

/** Leaves the console, because the redirect URL belongs to the OAuth client. */
const leaveFor = (url: string) => window.location.assign(url)
