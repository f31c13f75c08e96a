import { accountScopes } from '@foyer/contract'
import { type AccountScope, foyer, type IssuedAccessToken } from '../../foyer.ts'
import { useMe } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckGroup } from '../../ui/check.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { allOf, Form, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

interface CreateAccessTokenProps {
  onCreate(token: IssuedAccessToken): Promise<void>
  onClose(): void
}

const lifetimes = [
  { days: 7, title: 'In 7 days' },
  { days: 30, title: 'In 30 days' },
  { days: 90, title: 'In 90 days' },
  { days: 365, title: 'In a year' },
]

export function CreateAccessToken({ onCreate, onClose }: CreateAccessTokenProps) {
  const { is_operator } = useMe()
  const choices = accountScopes
    .filter(({ scope }) => is_operator || !scope.startsWith('operator:'))
    .map(({ scope, title }) => ({ value: scope, title, note: scope }))
  const create = async ({ title = '', days = '' }: Values, form: HTMLFormElement) => {
    const { data } = await foyer.accessTokens.create({
      title,
      scopes: allOf(form, 'scopes') as AccountScope[],
      expires_in_days: Number(days),
    })
    await onCreate(data)
  }
  return (
    <Dialog title="Create a personal access token" isWide onClose={onClose}>
      <Form onSubmit={create}>
        <Field label="Purpose" name="title" placeholder="Nightly report" autoFocus />
        <CheckGroup label="Scopes" name="scopes" choices={choices} chosen={['profile:read']} />
        <SelectField label="Expires" name="days" defaultValue="30">
          {lifetimes.map(({ days, title }) => (
            <option key={days} value={days}>
              {title}
            </option>
          ))}
        </SelectField>
        <div className="dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton>Create token</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
