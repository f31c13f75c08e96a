import { type ReactNode, useState } from 'react'
import { Badge } from '../../src/ui/badge.tsx'
import { Button } from '../../src/ui/button.tsx'
import { Chip, Chips, FilterChip } from '../../src/ui/chip.tsx'
import { DateField, TimeField } from '../../src/ui/date-field.tsx'
import { Dialog } from '../../src/ui/dialog.tsx'
import { Drawer } from '../../src/ui/drawer.tsx'
import { Menu } from '../../src/ui/menu.tsx'
import { Notice } from '../../src/ui/notice.tsx'
import { Panel, PanelBody } from '../../src/ui/panel.tsx'
import { Segmented } from '../../src/ui/segmented.tsx'
import { Skeleton } from '../../src/ui/skeleton.tsx'
import { StatTile, StatTiles } from '../../src/ui/stat-tile.tsx'
import { useToast } from '../../src/ui/toast.tsx'
import { Charts } from './charts.tsx'
import { Comboboxes } from './comboboxes.tsx'
import { longName, longUrl } from './people.ts'
import { Tables } from './tables.tsx'

/** Every component in every state, with names and URLs as long as the API accepts them. */
export function Gallery() {
  return (
    <main className="page page-wide">
      <h1 tabIndex={-1}>Components</h1>
      <Comboboxes />
      <Small />
      <Charts />
      <Opened />
      <Tables />
    </main>
  )
}

function Small() {
  const [view, setView] = useState<'day' | 'week'>('day')
  const [isOn, setOn] = useState(true)
  const say = useToast()
  return (
    <Panel title="Small things">
      <PanelBody>
        <Line>
          <Badge>Draft</Badge>
          <Badge kind="accent">Active</Badge>
          <Badge kind="warn">Held</Badge>
          <Badge kind="danger">{longName}</Badge>
        </Line>
        <Chips label="Filters">
          <FilterChip isOn={isOn} onChange={setOn} count={12}>
            Regulars
          </FilterChip>
          <FilterChip isOn={false} onChange={setOn}>
            {longName}
          </FilterChip>
          <Chip name={longName} onRemove={() => undefined} />
        </Chips>
        <Segmented
          label="View"
          value={view}
          onChange={setView}
          segments={[
            { value: 'day', title: 'Day' },
            { value: 'week', title: 'Week' },
          ]}
        />
        <StatTiles>
          <StatTile label="Appointments" value="128" note="12 more than last week" kind="good" />
          <StatTile label="No-shows" value="4" note="2 more than last week" kind="bad" to="/" />
          <StatTile label={longName} value={longUrl} />
        </StatTiles>
        <div className="form-columns">
          <DateField label="Day" name="day" />
          <TimeField label="Time" name="time" />
        </div>
        <Notice kind="info">{longUrl}</Notice>
        <Skeleton />
        <Line>
          <Button onClick={() => say('Saved.')}>Say saved</Button>
          <Button
            onClick={() =>
              say('Appointment moved.', { actions: [{ label: 'Move back', run: () => say('Moved back.') }] })
            }
          >
            Say with action
          </Button>
          <Button onClick={() => say(longUrl, { kind: 'error' })}>Say an error</Button>
        </Line>
      </PanelBody>
    </Panel>
  )
}

function Opened() {
  const [open, setOpen] = useState<'drawer' | 'beside' | 'dialog'>()
  const [isCompact, setCompact] = useState(false)
  const say = useToast()
  const close = () => setOpen(undefined)
  return (
    <Panel title="What opens">
      <PanelBody>
        <Line>
          <Button onClick={() => setOpen('drawer')}>Open drawer</Button>
          <Button onClick={() => setOpen('beside')}>Open beside</Button>
          <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
          <Menu
            label="Actions"
            align="start"
            items={[
              { heading: 'View' },
              { title: 'Compact', isChecked: isCompact, onSelect: () => setCompact(!isCompact) },
              'line',
              { title: 'Edit', note: 'E', onSelect: () => say('Edit.') },
              { title: longName, to: '/long' },
              { title: 'Not now', isDisabled: true, onSelect: () => say('Never.') },
              { title: 'No page now', isDisabled: true, to: '/nowhere' },
              { title: 'No site now', isDisabled: true, href: '/nowhere' },
              { title: 'Delete', kind: 'danger', onSelect: () => setOpen('dialog') },
            ]}
          />
        </Line>
      </PanelBody>
      {open === 'dialog' && (
        <Dialog title={`Delete ${longName}?`} onClose={close}>
          <p>{longUrl}</p>
          <div className="dialog-actions">
            <Button onClick={close}>Keep</Button>
          </div>
        </Dialog>
      )}
      {(open === 'drawer' || open === 'beside') && (
        <Drawer
          title={longName}
          description={longUrl}
          isModal={open === 'drawer'}
          footer={<Button kind="primary">Save</Button>}
          onClose={close}
        >
          <form>
            <Comboboxes />
          </form>
          <Button onClick={() => say('From the drawer.')}>Say from the drawer</Button>
        </Drawer>
      )}
    </Panel>
  )
}

const Line = ({ children }: { children: ReactNode }) => <div className="form-actions">{children}</div>
