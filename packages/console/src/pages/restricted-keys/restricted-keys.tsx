import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type IssuedRestrictedKey, type MyLocation } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { KeyIcon, PlusIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Secret } from '../../ui/secret.tsx'
import { KeyRow } from './key-row.tsx'
import { MakeKey } from './make-key.tsx'

/** For owners: the keys that reach their Location. */
export function RestrictedKeys({ location }: { location: MyLocation }) {
  const keys = useLoaded(() => foyer.restrictedKeys.list({ location_id: location.id }), location.id)
  const [isMaking, setMaking] = useState(false)
  const [issued, setIssued] = useState<IssuedRestrictedKey>()
  const show = async (key: IssuedRestrictedKey) => {
    setIssued(key)
    setMaking(false)
    await keys.reload()
  }
  return (
    <Panel
      title="Restricted keys"
      note="Programs of yours that read this Location through v3."
      actions={
        <Button icon={<PlusIcon />} onClick={() => setMaking(true)}>
          Make a key
        </Button>
      }
    >
      {issued && (
        <PanelBody>
          <Secret
            key={issued.id}
            what={`Key ${issued.title}`}
            value={issued.key}
            note="Keep it like a password. It is shown only now: copy it before you leave this page."
          >
            <div className="form-actions">
              <Button onClick={() => setIssued(undefined)}>I have copied it</Button>
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
            <Empty icon={<KeyIcon />} title="No restricted keys">
              A key lets a program of yours read this Location, within the scopes you choose.
            </Empty>
          )
        }
      </LoadedView>
      {isMaking && <MakeKey location={location} onMake={show} onClose={() => setMaking(false)} />}
    </Panel>
  )
}
