import { type ReactNode, useState } from 'react'
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
  const [isAsking, setAsking] = useState(false)
  const say = useToast()
  const confirm = async () => {
    await take()
    setAsking(false)
    say(`You have taken over ${what}.`)
    await onChange()
  }
  return (
    <>
      <Button aria-label={`Take over ${what}`} onClick={() => setAsking(true)}>
        Take over
      </Button>
      {isAsking && (
        <Confirm
          title={`Take over ${what}?`}
          action="Take over"
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          {children}
        </Confirm>
      )}
    </>
  )
}
