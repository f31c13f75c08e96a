import { consentsApproveRequest } from '@foyer/sdk/inputs'
import { useTask } from '../../data/use-task.ts'
import { readInput } from '../../forms/read-input.ts'
import { type ConsentRequest, foyer } from '../../foyer.ts'
import { useMe } from '../../session/session.tsx'
import { rich } from '../../texts/rich.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

interface ConsentFormProps {
  requestId: string
  request: ConsentRequest
}

export function ConsentForm({ requestId, request }: ConsentFormProps) {
  const me = useMe()
  const t = useTexts('consents')
  const scopes: Record<string, string> = useTexts('scopes').location
  const { isBusy, error, run } = useTask()
  const approve = async (_values: unknown, form: HTMLFormElement) => {
    const input = readInput(consentsApproveRequest, form, { request_id: requestId })
    leaveFor((await foyer.consents.approveRequest(input)).data.redirect_url)
  }
  const deny = () =>
    run(async () => leaveFor((await foyer.consents.denyRequest({ request_id: requestId })).data.redirect_url))
  return (
    <>
      <p>{rich(t.asksTo(request.partner), { client: <strong>{request.title}</strong> })}</p>
      <ul className="scopes">
        {request.scopes.map(({ scope, title }) => (
          <li key={scope}>{scopes[scope] ?? title}</li>
        ))}
      </ul>
      {error && <Notice kind="error">{error.message}</Notice>}
      {request.locations.length > 0 ? (
        <Form canBeLeft label={t.consent} onSubmit={approve}>
          <SelectField label={t.location} name="location_id">
            {request.locations.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <SubmitButton isWide>{t.allow}</SubmitButton>
        </Form>
      ) : (
        <Notice kind="info">{t.onlyOwners}</Notice>
      )}
      <Button className="button-wide" isBusy={isBusy} onClick={() => void deny()}>
        {t.deny}
      </Button>
      <p className="field-hint">{t.youReturn(me.name, request.redirect_host)}</p>
    </>
  )
}

/** Leaves the console, because the redirect URL belongs to the OAuth client. */
const leaveFor = (url: string) => window.location.assign(url)
