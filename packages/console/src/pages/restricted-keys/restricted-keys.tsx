import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type IssuedRestrictedKey, type MyLocation } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { KeyIcon, PlusIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Secret } from '../../ui/secret.tsx'
import { CreateKey } from './create-key.tsx'
import { KeyRow } from './key-row.tsx'

/** Lists for owners the keys that can access their Location. */
export function RestrictedKeys({ location }: { location: MyLocation }) {
  const t = useTexts('restricted-keys')
  const keys = useLoaded(
    () => foyer.restrictedKeys.list({ location_id: location.id }),
    ['restricted_key', location.id],
  )
  const [isCreating, setCreating] = useState(false)
  const [issued, setIssued] = useState<IssuedRestrictedKey>()
  const show = async (key: IssuedRestrictedKey) => {
    setIssued(key)
    setCreating(false)
    await keys.reload()
  }
  return (
    <Panel
      title={t.title}
      note={t.note}
      actions={
        <Button icon={<PlusIcon />} onClick={() => setCreating(true)}>
          {t.createAKey}
        </Button>
      }
    >
      {issued && (
        <PanelBody>
          <Secret key={issued.id} what={t.keyNamed(issued.title)} value={issued.key} note={t.secretNote}>
            <div className="form-actions">
              <Button onClick={() => setIssued(undefined)}>{t.copiedIt}</Button>
            </div>
          </Secret>
        </PanelBody>
      )}
      <LoadedView of={keys}>
        {list =>
          list.length > 0 ? (
            <ul className="rows">
              {list.map(key => (
                <KeyRow key={key.id} location={location} restrictedKey={key} onChange={keys.reload} />
              ))}
            </ul>
          ) : (
            <Empty icon={<KeyIcon />} title={t.noKeys}>
              {t.noKeysNote}
            </Empty>
          )
        }
      </LoadedView>
      {isCreating && <CreateKey location={location} onCreate={show} onClose={() => setCreating(false)} />}
    </Panel>
  )
}
