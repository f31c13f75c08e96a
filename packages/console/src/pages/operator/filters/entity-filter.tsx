import { useState } from 'react'
import { useRead } from '../../../data/use-read.ts'
import { idIn } from '../../../data/use-search.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { type Entity, type EntityKind, findEntities, findEntity } from './entities.ts'

interface EntityFilterProps {
  kind: EntityKind
  label: string
  /** The name of the field, and of the filter in the address, which has the ID. */
  name: string
  value: string
}

/** Chooses one by name. A text that names none is an error of the form, and filters nothing. */
export function EntityFilter({ kind, label, name, value }: EntityFilterProps) {
  const t = useTexts('operator-room')
  const id = idIn(value)
  const { data: present } = useRead(['operator_filter', kind, id ?? 0], async () =>
    id === undefined ? null : ((await findEntity(kind, id).catch(() => undefined)) ?? null),
  )
  const [chosen, setChosen] = useState<Entity | null>()
  // Until its name is here, and if there is none, the ID stands for it.
  const given = present ?? (id === undefined ? null : { id, title: t.id(id), note: '' })
  const shown = chosen === undefined ? given : chosen
  return (
    <Combobox<Entity>
      // The field takes the title of its first item only.
      key={given?.title}
      label={label}
      name={name}
      isOptional
      value={shown ?? undefined}
      onChange={entity => setChosen(entity ?? null)}
      find={findEntities[kind]}
      itemKey={entity => entity.id}
      itemTitle={entity => entity.title}
      itemNote={entity => [entity.note, t.id(entity.id)].filter(Boolean).join(' · ')}
    />
  )
}
