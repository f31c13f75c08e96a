import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'

type Say = (text: string) => void

const ToastContext = createContext<Say>(() => undefined)
const shownMs = 4000

/** Shows a short message about the last action, also to screen readers. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<{ text: string; id: number }>()
  const say = useCallback<Say>(text => setToast(before => ({ text, id: (before?.id ?? 0) + 1 })), [])
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => setToast(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <ToastContext value={say}>
      {children}
      <div className="toasts" role="status" aria-live="polite">
        {toast && (
          <p key={toast.id} className="toast">
            {toast.text}
          </p>
        )}
      </div>
    </ToastContext>
  )
}

export const useToast = (): Say => useContext(ToastContext)
