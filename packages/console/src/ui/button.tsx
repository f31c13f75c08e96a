import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router'

type Kind = 'primary' | 'plain' | 'quiet' | 'danger'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: Kind
  isBusy?: boolean
  icon?: ReactNode
}

export function Button({
  kind = 'plain',
  isBusy = false,
  icon,
  children,
  className = '',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button button-${kind} ${className}`}
      aria-busy={isBusy || undefined}
      // A disabled button would lose the focus, and with it the keys of the drawer that it is in.
      aria-disabled={isBusy || undefined}
      onClick={event => (isBusy ? event.preventDefault() : onClick?.(event))}
    >
      {isBusy ? <span className="spinner" aria-hidden="true" /> : icon}
      {children}
    </button>
  )
}

interface ButtonLinkProps {
  to: string
  kind?: Kind
  icon?: ReactNode
  /** Says which item the button is for when its text doesn't. */
  label?: string
  /** Passed on to the next page. */
  state?: { from: string; invitation?: string }
  children: ReactNode
}

export function ButtonLink({ to, kind = 'plain', icon, label, state, children }: ButtonLinkProps) {
  return (
    <Link to={to} state={state} className={`button button-${kind}`} aria-label={label}>
      {icon}
      {children}
    </Link>
  )
}
