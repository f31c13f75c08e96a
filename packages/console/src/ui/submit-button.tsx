import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { useFormState } from './form.tsx'

interface SubmitButtonProps {
  children: ReactNode
  kind?: 'primary' | 'plain' | 'danger'
  isWide?: boolean
  isDisabled?: boolean
}

export function SubmitButton({
  children,
  kind = 'primary',
  isWide = false,
  isDisabled = false,
}: SubmitButtonProps) {
  const { isBusy } = useFormState()
  return (
    <Button
      type="submit"
      kind={kind}
      isBusy={isBusy}
      disabled={isDisabled}
      className={isWide ? 'button-wide' : ''}
    >
      {children}
    </Button>
  )
}
