import { useState } from 'react'
import { Combobox } from '../../src/ui/combobox.tsx'
import { MultiCombobox } from '../../src/ui/multi-combobox.tsx'
import { Panel, PanelBody } from '../../src/ui/panel.tsx'
import { findIn } from '../../src/ui/use-options.ts'
import { longName, makePeople, type Person } from './people.ts'

const people = makePeople(40)
const findHere = findIn(people, ({ name }) => name)
const findSlowly = async (text: string) => findHere.here(text)
const findNever = () => Promise.reject(new Error('The network is down.'))
const parts = { itemKey: ({ id }: Person) => id, itemTitle: ({ name }: Person) => name }

export function Comboboxes() {
  const [one, setOne] = useState<Person>()
  const [none, setNone] = useState<Person>()
  const [many, setMany] = useState<Person[]>(people.slice(2, 4))
  return (
    <Panel title="Comboboxes">
      <PanelBody>
        <Combobox
          {...parts}
          label="Client"
          name="client_id"
          hint="Type a name."
          itemNote={({ phone }) => phone}
          find={findSlowly}
          create={async name => ({ id: 99, name: name || longName, phone: '', visits: 0, site: '' })}
          value={one}
          onChange={setOne}
        />
        <MultiCombobox
          {...parts}
          label="Guests"
          name="guests"
          isOptional
          find={findHere}
          value={many}
          onChange={setMany}
        />
        <Combobox
          {...parts}
          label="Out of order"
          name="broken"
          isOptional
          find={findNever}
          value={none}
          onChange={setNone}
        />
      </PanelBody>
    </Panel>
  )
}
