import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type IssuedRestrictedKey, type MyLocation, type ScopeName } from '../../foyer.ts'
import { useMe } from '../../session/session.tsx'
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
  const owned = useMe().locations.filter(({ is_owner }) => is_owner)
  const scopes = useLoaded(() => foyer.restrictedKeys.listScopes(), 'scopes')
  const create = async ({ title = '', expires_on = '' }: Values, form: HTMLFormElement) => {
    const given = new FormData(form)
    const { data } = await foyer.restrictedKeys.create({
      title,
      scopes: given.getAll('scopes') as ScopeName[],
      location_ids: given.getAll('location_ids').map(Number),
      ...(expires_on ? { expires_at: new Date(`${expires_on}T00:00:00`).toISOString() } : {}),
    })
    await onCreate(data)
  }
  return (
    <Dialog title="Create a restricted key" isWide onClose={onClose}>
      <Form onSubmit={create}>
        <Field label="Purpose" name="title" placeholder="Our website" />
        <LoadedView of={scopes}>
          {list => (
            <CheckGroup
              label="Scopes"
              name="scopes"
              choices={list.map(({ scope, title }) => ({ value: scope, title }))}
              chosen={['locations:read']}
            />
          )}
        </LoadedView>
        <CheckGroup
          label="Locations"
          name="location_ids"
          choices={owned.map(({ id, title }) => ({ value: String(id), title }))}
          chosen={[String(location.id)]}
        />
        <Field label="Expires on" name="expires_on" type="date" isOptional />
        <div className="dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton>Create key</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
