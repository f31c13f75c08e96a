import type { ReactNode } from 'react'
import { Notice } from '../../ui/notice.tsx'

interface StepProps {
  kind: 'info' | 'error' | 'success'
  title: string
  children: ReactNode
}

export const Step = ({ kind, title, children }: StepProps) => (
  <Notice kind={kind}>
    <p>
      <strong>{title}</strong>
    </p>
    {children}
  </Notice>
)
