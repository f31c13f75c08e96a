import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from './button.tsx'
import { Confirm } from './confirm.tsx'
import { useToast } from './toast.tsx'

interface TakeOverProps {
  /** Names what is taken over, such as "the key Website". */
  what: string
  take(): Promise<unknown>
  onChange(): Promise<void>
  /** Explains to the owner what taking over means. */
  children: ReactNode
}

/** Lets an owner take over what is paused because the person who set it up lost the right to it. */
export function TakeOver({ what, take, onChange, children }: TakeOverProps) {
  const t = useTexts('ui')
  const [isAsking, setAsking] = useState(false)
  const say = useToast()
  const confirm = async () => {
    await take()
    setAsking(false)
    say(t.takenOver(what))
    await onChange()
  }
  return (
    <>
      <Button aria-label={t.takeOverWhat(what)} onClick={() => setAsking(true)}>
        {t.takeOver}
      </Button>
      {isAsking && (
        <Confirm
          title={t.takeOverQuestion(what)}
          action={t.takeOver}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          {children}
        </Confirm>
      )}
    </>
  )
}
