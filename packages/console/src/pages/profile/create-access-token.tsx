import { accessTokensCreate } from '@foyer/sdk/inputs'
import { readInput } from '../../forms/read-input.ts'
import { foyer, type IssuedAccessToken } from '../../foyer.ts'
import { useMe } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { CheckGroup } from '../../ui/check.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

interface CreateAccessTokenProps {
  onCreate(token: IssuedAccessToken): Promise<void>
  onClose(): void
}

const lifetimes = [7, 30, 90, 365]

export function CreateAccessToken({ onCreate, onClose }: CreateAccessTokenProps) {
  const t = useTexts('profile')
  const ui = useTexts('ui')
  const { is_operator } = useMe()
  const choices = Object.entries(useTexts('scopes').account)
    .filter(([scope]) => is_operator || !scope.startsWith('operator:'))
    .map(([scope, title]) => ({ value: scope, title, note: scope }))
  const create = async (_values: unknown, form: HTMLFormElement) => {
    const { data } = await foyer.accessTokens.create(readInput(accessTokensCreate, form))
    await onCreate(data)
  }
  return (
    <Dialog title={t.createAccessToken} isWide onClose={onClose}>
      <Form onSubmit={create}>
        <Field label={t.purpose} name="title" placeholder={t.purposeExample} autoFocus />
        <CheckGroup label={t.scopes} name="scopes" choices={choices} chosen={['profile:read']} />
        <SelectField label={t.expires} name="expires_in_days" defaultValue="30">
          {lifetimes.map(days => (
            <option key={days} value={days}>
              {days === 365 ? t.inAYear : t.inDays(days)}
            </option>
          ))}
        </SelectField>
        <div className="dialog-actions">
          <Button onClick={onClose}>{ui.cancel}</Button>
          <SubmitButton>{t.createToken}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
