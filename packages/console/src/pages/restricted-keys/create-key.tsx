import { restrictedKeysCreate } from '@foyer/sdk/inputs'
import { useLoaded } from '../../data/use-loaded.ts'
import { readInput } from '../../forms/read-input.ts'
import { foyer, type IssuedRestrictedKey, type MyLocation } from '../../foyer.ts'
import { useMe } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { CheckGroup } from '../../ui/check.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

interface CreateKeyProps {
  location: MyLocation
  onCreate(key: IssuedRestrictedKey): Promise<void>
  onClose(): void
}

export function CreateKey({ location, onCreate, onClose }: CreateKeyProps) {
  const t = useTexts('restricted-keys')
  const ui = useTexts('ui')
  const words: Record<string, string> = useTexts('scopes').location
  const owned = useMe().locations.filter(({ is_owner }) => is_owner)
  const scopes = useLoaded(() => foyer.restrictedKeys.listScopes(), ['scope'], {
    freshMs: Number.POSITIVE_INFINITY,
  })
  const create = async ({ expires_on = '' }: Values, form: HTMLFormElement) => {
    const { data } = await foyer.restrictedKeys.create(
      readInput(
        restrictedKeysCreate,
        form,
        expires_on ? { expires_at: new Date(`${expires_on}T00:00:00`).toISOString() } : {},
      ),
    )
    await onCreate(data)
  }
  return (
    <Dialog title={t.createRestrictedKey} isWide onClose={onClose}>
      <Form onSubmit={create}>
        <Field label={t.purpose} name="title" placeholder={t.purposeExample} />
        <LoadedView of={scopes}>
          {list => (
            <CheckGroup
              label={t.scopes}
              name="scopes"
              choices={list.map(({ scope, title }) => ({ value: scope, title: words[scope] ?? title }))}
              chosen={['locations:read']}
            />
          )}
        </LoadedView>
        <CheckGroup
          label={t.locations}
          name="location_ids"
          choices={owned.map(({ id, title }) => ({ value: String(id), title }))}
          chosen={[String(location.id)]}
        />
        <Field label={t.expiry} name="expires_on" type="date" isOptional />
        <div className="dialog-actions">
          <Button onClick={onClose}>{ui.cancel}</Button>
          <SubmitButton isDisabled={scopes.state.status !== 'ready'}>{t.createKey}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
