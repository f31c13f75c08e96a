import { useState } from 'react'
import { type SandboxLogin, useSandboxLogins } from '../../data/sandbox-logins.ts'
import { useTask } from '../../data/use-task.ts'
import { useMe } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { SwitchIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useToast } from '../../ui/toast.tsx'
import { PeopleDialog } from './people-dialog.tsx'
import { useBecome } from './use-become.ts'

interface Person {
  id: number
  name: string
}

/** Whom this page was before, newest first: the way back to somebody who signed up here. */
const before: Person[] = []
const maxBefore = 3

/** Becomes one of the demo people or of those before in one click, or anybody else of the sandbox. */
export function WhoAmI() {
  const t = useTexts('sandbox-bar')
  const me = useMe()
  const logins = useSandboxLogins()
  const become = useBecome()
  const { run } = useTask()
  const say = useToast()
  const [isChoosing, setChoosing] = useState(false)
  const titleOf = ({ label }: SandboxLogin): string =>
    Object.hasOwn(t.people, label) ? t.people[label as keyof typeof t.people] : label
  const change = async ({ id, name }: Person) => {
    const { id: myId, name: myName } = me
    if (!(await run(() => become.person(id)))) return
    remember({ id: myId, name: myName })
    say(t.youAre(name))
  }
  const others = before.filter(({ id }) => id !== me.id && !logins.some(login => login.id === id))
  const itemOf = (person: Person, note: string) => ({
    title: person.name,
    note,
    isChosen: person.id === me.id,
    onSelect: () => void change(person),
  })
  return (
    <>
      <Menu
        label={t.whoAmI}
        isNamedByContent
        items={[
          ...logins.map(login => itemOf({ id: login.id, name: titleOf(login) }, login.login)),
          ...others.map(person => itemOf(person, t.youWere)),
          'line',
          { title: t.somebodyElse, onSelect: () => setChoosing(true) },
        ]}
      >
        {t.youAre(me.name)}
        <SwitchIcon />
      </Menu>
      {isChoosing && <PeopleDialog onChoose={change} onClose={() => setChoosing(false)} />}
    </>
  )
}

function remember(person: Person): void {
  const rest = before.filter(({ id }) => id !== person.id)
  before.splice(0, before.length, ...[person, ...rest].slice(0, maxBefore))
}
