import type { ReactNode } from 'react'
import { AlertIcon, CheckIcon } from './icons.tsx'

interface NoticeProps {
  kind: 'error' | 'info' | 'success'
  children: ReactNode
}

export function Notice({ kind, children }: NoticeProps) {
  return (
    <div className={`notice notice-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      {kind === 'success' ? <CheckIcon /> : <AlertIcon />}
      <div>{children}</div>
    </div>
  )
}
