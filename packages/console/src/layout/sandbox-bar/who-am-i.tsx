import { type SandboxLogin, useSandboxLogins } from '../../data/sandbox-logins.ts'
import { useTask } from '../../data/use-task.ts'
import { useMe } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { SwitchIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useBecome } from './use-become.ts'

/** Becomes another of the demo people in one click. */
export function WhoAmI() {
  const t = useTexts('sandbox-bar')
  const me = useMe()
  const logins = useSandboxLogins()
  const become = useBecome()
  const { run } = useTask()
  const say = useToast()
  const titleOf = ({ label }: SandboxLogin): string =>
    Object.hasOwn(t.people, label) ? t.people[label as keyof typeof t.people] : label
  const change = async (person: SandboxLogin) => {
    if (await run(() => become(person))) say(t.youAre(titleOf(person)))
  }
  return (
    <Menu
      label={t.whoAmI}
      isNamedByContent
      items={logins.map(person => ({
        title: titleOf(person),
        note: person.login,
        isChosen: person.login === me.email,
        onSelect: () => void change(person),
      }))}
    >
      {t.youAre(me.name)}
      <SwitchIcon />
    </Menu>
  )
}
