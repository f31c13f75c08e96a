import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../texts/use-texts.ts'
import { CloseIcon } from './icons.tsx'
import { useTopDialog } from './modal-dialogs.ts'
import { useTopLayer } from './use-top-layer.ts'

interface ToastAction {
  label: string
  run(): void
}

interface ToastOptions {
  /** Buttons in the message, such as one that takes it back. */
  actions?: ToastAction[]
  kind?: 'info' | 'error'
}

type Say = (text: string, options?: ToastOptions) => void

interface Message extends ToastOptions {
  id: number
  text: string
}

const ToastContext = createContext<Say>(() => undefined)
const shownMs = 4000
const shownWithActionMs = 10_000
const maxMessages = 4

/** Shows short messages about what was just done, also to screen readers. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<Message[]>([])
  const lastId = useRef(0)
  const say = useCallback<Say>((text, options) => {
    const id = ++lastId.current
    setMessages(before => {
      const others = before.filter(one => !isReplaced(one, text, options))
      return [...others, { ...options, id, text }].slice(-maxMessages)
    })
  }, [])
  const remove = useCallback((id: number) => setMessages(before => before.filter(one => one.id !== id)), [])
  return (
    <ToastContext value={say}>
      {children}
      <Messages messages={messages} onRemove={remove} />
    </ToastContext>
  )
}

/** The newest success replaces the one before. Each failure is shown, but the same reason only once. */
const isReplaced = (before: Message, text: string, { kind = 'info' }: ToastOptions = {}): boolean =>
  before.text === text || (kind === 'info' && before.kind !== 'error')

export const useToast = (): Say => useContext(ToastContext)

interface MessagesProps {
  messages: Message[]
  onRemove(id: number): void
}

function Messages({ messages, onRemove }: MessagesProps) {
  const t = useTexts('ui')
  const list = useRef<HTMLDivElement>(null)
  const newest = messages.at(-1)?.id
  const host = useTopDialog() ?? document.body
  useTopLayer(list, { newest, host })
  return createPortal(
    <div ref={list} popover="manual" className="toasts" role="status" aria-label={t.messages}>
      {messages.map(message => (
        <Toast key={message.id} message={message} onRemove={() => onRemove(message.id)} />
      ))}
    </div>,
    host,
  )
}

const noActions: ToastAction[] = []

function Toast({ message, onRemove }: { message: Message; onRemove(): void }) {
  const t = useTexts('ui')
  const { text, actions = noActions, kind = 'info' } = message
  const hasActions = actions.length > 0
  const [isHeld, setHeld] = useState(false)
  const remove = useRef(onRemove)
  remove.current = onRemove
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => remove.current(), hasActions ? shownWithActionMs : shownMs)
    return () => clearTimeout(timer)
  }, [isHeld, hasActions])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the message only waits while somebody reads it.
    <div
      className={`toast toast-${kind}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{text}</p>
      {actions.map(({ label, run }) => (
        <button
          key={label}
          type="button"
          className="toast-action"
          onClick={() => {
            run()
            onRemove()
          }}
        >
          {label}
        </button>
      ))}
      <button type="button" className="toast-close" aria-label={t.hideMessage} onClick={onRemove}>
        <CloseIcon />
      </button>
    </div>
  )
}
