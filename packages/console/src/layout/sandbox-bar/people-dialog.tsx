import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { findIn } from '../../ui/use-options.ts'

interface Person {
  id: number
  name: string
  email: string | null
}

interface PeopleDialogProps {
  onChoose(person: Person): Promise<void>
  onClose(): void
}

/** Chooses anybody of the sandbox, by name or address. */
export function PeopleDialog({ onChoose, onClose }: PeopleDialogProps) {
  const t = useTexts('sandbox-bar')
  const people = useLoaded(() => foyer.sandbox.listPeople(), ['sandbox', 'people'])
  return (
    <Dialog title={t.somebodyElseTitle} onClose={onClose}>
      <LoadedView of={people}>
        {found => <PeopleForm people={found} onChoose={onChoose} onClose={onClose} />}
      </LoadedView>
    </Dialog>
  )
}

function PeopleForm({ people, onChoose, onClose }: PeopleDialogProps & { people: Person[] }) {
  const t = useTexts('sandbox-bar')
  const words = useTexts('ui')
  const [person, setPerson] = useState<Person>()
  const titleOf = ({ name, email }: Person) => (email === null ? name : `${name} (${email})`)
  return (
    <Form
      canBeLeft
      label={t.somebodyElseTitle}
      onSubmit={async () => {
        if (!person) return
        await onChoose(person)
        onClose()
      }}
    >
      <Combobox
        label={t.person}
        name="user_id"
        find={findIn(people, titleOf)}
        itemKey={({ id }) => String(id)}
        itemTitle={titleOf}
        value={person}
        onChange={setPerson}
      />
      <div className="dialog-actions">
        <Button onClick={onClose}>{words.cancel}</Button>
        <SubmitButton isDisabled={!person}>{t.become}</SubmitButton>
      </div>
    </Form>
  )
}
